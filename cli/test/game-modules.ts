import type { GameModule } from '@grove/game-kit';
import { sampleModule } from '@grove/game-kit/sample/module';

/** The list of games for tests: also what worker threads load. */
export const gameModules: readonly GameModule[] = [sampleModule];
