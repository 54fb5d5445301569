import { shelf } from '@grove/games/shelf.ts';
import { type BotQuestion, Bots } from './bot-question.ts';

/** Bots think here, beside the page, so that the page stays quick however long they take. */
const bots = new Bots();

async function answer(question: BotQuestion): Promise<unknown> {
  const opened = await shelf.find(({ cover }) => cover.id === question.game)?.open();
  if (opened === undefined) throw new Error(`no game ${question.game}`);
  return bots.choose(opened.box, question);
}

addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly question: BotQuestion }>) => {
  void answer(data.question).then((move) => postMessage({ id: data.id, move }));
});
