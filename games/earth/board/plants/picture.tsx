import { memo } from 'react';
import { LEFT, RIGHT } from './backdrop.ts';
import { merged, type Shape } from './shape.ts';
import { useShapes } from './use-shapes.tsx';

interface PictureProps {
  readonly card: number;
  /** Without leaf ticks, for cards under 120 px. */
  readonly small?: boolean;
  readonly className?: string | undefined;
}

/** What a card shows: grown from its data, always the same. It fills its window and stands on the window's foot. */
export const Picture = memo(function Picture({ card, small = false, className }: PictureProps) {
  return (
    <svg className={className} {...PICTURE_WINDOW} aria-hidden="true">
      <PictureShapes card={card} small={small} />
    </svg>
  );
});

/** How the shapes lie in the window that shows them. */
export const PICTURE_WINDOW = {
  viewBox: `${LEFT} 0 ${RIGHT - LEFT} 160`,
  preserveAspectRatio: 'xMidYMax slice',
} as const;

export function PictureShapes({ card, small = false }: Omit<PictureProps, 'className'>) {
  const shapes = merged(useShapes(card).filter((shape) => !(small && shape.fine)));
  return shapes.map((shape, i) => <path key={i} {...paintOf(shape)} />);
}

const paintOf = ({ d, paint, line, opacity }: Shape) =>
  line === undefined
    ? { d, fill: paint, opacity }
    : { d, fill: 'none', stroke: paint, strokeWidth: line, strokeLinecap: 'round' as const, opacity };
