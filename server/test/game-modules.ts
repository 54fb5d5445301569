import type { GameModule } from '@grove/game-kit';
import { sampleModule } from '@grove/game-kit/sample/module';
import type { AcornsTypes } from '@grove/kernel/sample';

/** The sample game, with bots that behave and bots that do not. */
export const testModule: GameModule<AcornsTypes> = {
  ...sampleModule,
  bots: {
    ...sampleModule.bots,
    crashing: () => ({
      choose: () => {
        throw new Error('this bot always crashes');
      },
    }),
    illegal: () => ({ choose: () => -1 }),
    endless: () => ({
      choose: () => {
        for (;;);
      },
    }),
  },
};

/** The list of games for tests: also what bots' threads load. */
export const gameModules: readonly GameModule[] = [testModule];
