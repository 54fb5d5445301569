import { type Answer, answering, type Ask } from '@grove/bots';
import type { GameModule } from '@grove/game-kit';
import { games } from '@grove/games';
import { review } from '../review/review-game.ts';
import { type BotQuestion, Bots } from './bot-question.ts';
import type { BotAnswer, WorkerAsk } from './worker-protocol.ts';

/** Bots think here, beside the page, so that the page stays quick however long they take. */
const bots = new Bots();
const advising = new Map<string, (ask: Ask) => Answer>();

async function moduleFor(game: string): Promise<GameModule> {
  const module = await games.find(({ cover }) => cover.id === game)?.load();
  if (module === undefined) throw new Error(`no game ${game}`);
  return module;
}

async function play(id: number, question: BotQuestion): Promise<BotAnswer> {
  try {
    return { id, move: bots.choose(await moduleFor(question.game), question) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}

async function advise(ask: Ask): Promise<void> {
  const module = await moduleFor(ask.game);
  const answer = advising.get(ask.game) ?? answering({ games: [module], now: () => performance.now() });
  advising.set(ask.game, answer);
  postMessage(answer(ask));
}

addEventListener('message', ({ data }: MessageEvent<WorkerAsk>) => {
  if (data.kind === 'play') void play(data.id, data.question).then((answer) => postMessage(answer));
  else if (data.kind === 'advise') void advise(data.ask);
  else void moduleFor(data.record.game).then((module) => review(module, data.record, (news) => postMessage(news)));
});
