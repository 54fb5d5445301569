import { boxes } from '@grove/games';
import { type BotQuestion, Bots } from './bot-question.ts';

/** Bots think here, beside the page, so that the page stays quick however long they take. */
const bots = new Bots(boxes);

addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly question: BotQuestion }>) => {
  postMessage({ id: data.id, move: bots.choose(data.question) });
});
