import type { GameModule } from '@grove/game-kit';
import { sampleModule } from '@grove/game-kit/sample/module';

/** The sample game, whose games are over after a few steps: what is measured is the tournament and not the thinking of bots. */
export const gameModules: readonly GameModule[] = [sampleModule];
