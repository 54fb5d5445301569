import { Icon } from '../cards/icon.tsx';
import type { GoodName } from '../model/story.ts';

export type { GoodName } from '../model/story.ts';

/** The sign of some goods; the words beside it say what it is. */
export const Good = ({ name }: { readonly name: GoodName }) => <Icon name={name} />;
