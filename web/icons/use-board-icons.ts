import { useKeys } from '@grove/game-kit/board/keys';
import { useWords } from '../language.tsx';
import { useIconEvents } from './use-icon-events.ts';
import { lookAtIcons } from './use-icon-help.ts';

/** Every icon of a game's board can be asked about: one by one, and by the key I all of them. */
export function useBoardIcons(game: string | undefined): void {
  const words = useWords();
  useIconEvents(game);
  useKeys(
    () => (game === undefined ? [] : [{ key: 'i', label: words.whatIsThis, act: () => lookAtIcons(game) }]),
    true,
  );
}
