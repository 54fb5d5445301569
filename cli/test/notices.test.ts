import { describe, expect, test } from 'vitest';
import { noticesFrom } from '../commands/notices.ts';

const mailed = { mailFrom: 'grove@example.org', site: 'https://grove.example.org' };

describe('flags for notices', () => {
  test('no mail unless the host asks for it, by flag or environment', () => {
    expect(noticesFrom({}, undefined)).toEqual({});
    const mail = { server: 'smtp://localhost', from: mailed.mailFrom, site: mailed.site };
    expect(noticesFrom({ ...mailed, mail: 'smtp://localhost' }, undefined)).toEqual({ mail });
    expect(noticesFrom(mailed, 'smtp://localhost')).toEqual({ mail });
  });

  test.each([
    [{ contact: 'me' }, '--contact: give mailto:NAME@HOST or https://HOST'],
    [{ site: 'https://a.b/c' }, '--site: give an address such as https://grove.example.org'],
    [{ mail: 'localhost' }, '--mail: give smtp://NAME:WORD@HOST:PORT'],
    [{ mail: 'smtp://localhost' }, '--mail: needs --mail-from and --site too'],
  ])('%j is refused', (flags, message) => {
    expect(() => noticesFrom(flags, undefined)).toThrow(message);
  });
});
