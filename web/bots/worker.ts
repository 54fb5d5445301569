import { answering, type Ask } from '@grove/bots';
import { shelf } from '@grove/games/shelf.ts';

/** Bots think here, beside the page, so that the page stays quick however long they take. */
const answer = answering({
  open: (game) => shelf.find(({ cover }) => cover.id === game)?.open(),
  now: () => performance.now(),
});

addEventListener('message', ({ data }: MessageEvent<Ask>) => void answer(data, (said) => postMessage(said)));
