import { type Answer, answering, type Ask } from '@grove/bots';
import { type Opened, shelf } from '@grove/games/shelf.ts';
import { review } from '../review/review-game.ts';
import { type BotQuestion, Bots } from './bot-question.ts';
import type { BotAnswer, WorkerAsk } from './worker-protocol.ts';

/** Bots think here, beside the page, so that the page stays quick however long they take. */
const bots = new Bots();
const advising = new Map<string, (ask: Ask) => Answer>();

async function openedFor(game: string): Promise<Opened> {
  const opened = await shelf.find(({ cover }) => cover.id === game)?.open();
  if (opened === undefined) throw new Error(`no game ${game}`);
  return opened;
}

async function play(id: number, question: BotQuestion): Promise<BotAnswer> {
  try {
    const { box } = await openedFor(question.game);
    return { id, move: bots.choose(box, question) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}

async function advise(ask: Ask): Promise<void> {
  const { box, advisor } = await openedFor(ask.game);
  const advisors = advisor === undefined ? {} : { [ask.game]: advisor };
  const answer = advising.get(ask.game) ?? answering({ boxes: [box], advisors, now: () => performance.now() });
  advising.set(ask.game, answer);
  postMessage(answer(ask));
}

addEventListener('message', ({ data }: MessageEvent<WorkerAsk>) => {
  if (data.kind === 'play') void play(data.id, data.question).then((answer) => postMessage(answer));
  else if (data.kind === 'advise') void advise(data.ask);
  else void openedFor(data.record.game).then((opened) => review(opened, data.record, (news) => postMessage(news)));
});
