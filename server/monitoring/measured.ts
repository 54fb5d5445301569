import type { Metrics } from './metrics.ts';
import type { Answer } from '../tables/room.ts';

/** Counts a command by its outcome and measures how long it took. */
export async function measured(metrics: Metrics, kind: string, run: () => Promise<Answer>): Promise<Answer> {
  const stop = metrics.latency.startTimer();
  try {
    const answer = await run();
    metrics.commands.inc({ kind, outcome: outcomeOf(answer) });
    return answer;
  } catch (error) {
    metrics.commands.inc({ kind, outcome: 'failed' });
    throw error;
  } finally {
    stop();
  }
}

function outcomeOf(answer: Answer): string {
  if ('refusal' in answer) return 'refused';
  return answer.repeated ? 'repeated' : 'done';
}
