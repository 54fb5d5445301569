import type { CardAddress, CardPageProps } from '@grove/game-kit';
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';

interface CardLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'>, Pick<CardPageProps, 'hrefOf' | 'go'> {
  readonly to: CardAddress;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Whether a click asks for a new tab or window, which is the browser's business. */
const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey || button !== 0;

/** A link to a card or a list: its address can be copied, and a plain click stays where the cards lie open. */
export const CardLink = ({ to, hrefOf, go, children, ...others }: CardLinkProps) => (
  <a
    {...others}
    href={hrefOf(to)}
    data-card={to.card}
    onClick={(event) => {
      if (isForBrowser(event)) return;
      event.preventDefault();
      go(to);
    }}
  >
    {children}
  </a>
);
