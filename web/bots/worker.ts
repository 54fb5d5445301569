import { answering, type Ask } from '@grove/bots';
import { findGame } from '../boards/find.ts';

/** Bots think here, beside the page, so that the page stays quick however long they take. */
const answer = answering({ open: (game) => findGame(game)?.load(), now: () => performance.now() });

addEventListener('message', ({ data }: MessageEvent<Ask>) => void answer(data, (said) => postMessage(said)));
