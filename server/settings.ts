import type { GameModule } from '@grove/game-kit';
import type { Bots } from './bots/pool.ts';
import type { Bus } from './bus/bus.ts';
import type { Limits } from './limits/limits.ts';
import type { MailSettings } from './notifications/mail.ts';
import type { Post } from './notifications/post.ts';
import type { PasswordCost } from './people/passwords.ts';
import type { Store } from './store/store.ts';

/** What `Services` are made from. */
export interface TableSettings {
  readonly gameModules: readonly GameModule[];
  readonly store: Store;
  readonly bus: Bus;
  readonly bots: Bots;
  /** Milliseconds before every step of a bot. */
  readonly botPause?: number;
  readonly limits?: Limits;
  /** Other hosts whose pages may use the API. */
  readonly origins?: readonly string[];
  readonly now?: () => number;
  /** For tests that play whole games with the same deal every time. */
  readonly newSeed?: () => string;
  readonly notices?: NoticeSettings;
  readonly passwordCost?: PasswordCost;
  /** Days after which a table that never started is removed; 0 for never. */
  readonly keepDays?: number;
  /** Days after which a finished game is archived; 0 for never. */
  readonly archiveDays?: number;
  /** The name of this node among the others. */
  readonly node?: string;
}

/** How people are notified while they are away. */
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
