import { BadInput } from '@grove/kernel';
import type { StartSettings } from '@grove/server';
import type { ServeFlags } from './serve.ts';

type Notices = NonNullable<NonNullable<StartSettings['tables']>['notices']>;

/** How people are told while they are away, from the flags; the mail server, with its password, may be in the environment. */
export function noticesFrom({ contact, mail, mailFrom, site }: ServeFlags, environment: string | undefined): Notices {
  check('--contact', contact, /^(mailto:.+@.+|https:\/\/.+)$/, 'mailto:NAME@HOST or https://HOST');
  check('--site', site, /^https?:\/\/[^/]+$/, 'an address such as https://grove.example.org');
  const server = mail ?? environment;
  check('--mail', server, /^smtps?:\/\/.+$/, 'smtp://NAME:WORD@HOST:PORT');
  const given = contact === undefined ? {} : { contact };
  if (server === undefined) return given;
  if (mailFrom === undefined || site === undefined) throw new BadInput('--mail: needs --mail-from and --site too');
  return { ...given, mail: { server, from: mailFrom, site } };
}

function check(flag: string, text: string | undefined, form: RegExp, wanted: string): void {
  if (text !== undefined && !form.test(text)) throw new BadInput(`${flag}: give ${wanted}`);
}
