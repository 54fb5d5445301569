import type { GameModule } from '@grove/game-kit';
import type { Bots } from './bots/pool.ts';
import type { Bus } from './bus/bus.ts';
import type { Limits } from './limits/limits.ts';
import type { MailSettings } from './notifications/mail.ts';
import type { Post } from './notifications/post.ts';
import type { PasswordCost } from './people/passwords.ts';
import type { Store } from './store/store.ts';

/** How a house of tables is kept. */
export interface TableSettings {
  readonly gameModules: readonly GameModule[];
  readonly store: Store;
  readonly bus: Bus;
  readonly bots: Bots;
  /** Milliseconds before every step of a bot. */
  readonly botPause?: number;
  readonly limits?: Limits;
  /** Hosts whose pages may connect beside the server's own. */
  readonly origins?: readonly string[];
  readonly now?: () => number;
  /** Where the seeds of deals come from; tests that play whole games want the same ones again. */
  readonly newSeed?: () => string;
  readonly notices?: NoticeSettings;
  readonly passwordCost?: PasswordCost;
  /** How many days a table is kept that never starts; 0 for ever. */
  readonly keepDays?: number;
  /** How many days after its end a game is put into the archive; 0 for never. */
  readonly archiveDays?: number;
  /** What this node calls itself towards the others. */
  readonly node?: string;
}

/** How people are told that it is their turn while they are away. */
export interface NoticeSettings {
  /** An address of whoever runs the server, `mailto:` or `https:`. */
  readonly contact?: string;
  /** Milliseconds before anything is sent. */
  readonly patience?: number;
  /** Without it no mail is sent. */
  readonly mail?: MailSettings;
  readonly post?: Post;
  readonly maySubscribe?: (endpoint: string) => boolean;
}
