import type { Cover, Language } from '@grove/game-kit';
import { logError } from '../../errors/report.ts';
import { callApi } from '../api.ts';
import { errorText } from '../error-text.ts';
import { signInAs } from '../session.ts';
import { newTableFrom, type TableSetup } from '../table-setup.ts';
import { onlineWords } from '../words/index.ts';

/** Makes a table at the server for the person of this name: where it is, or why there is none. */
export async function makeTable(
  cover: Cover,
  setup: TableSetup,
  name: string,
  language: Language,
): Promise<{ readonly address: string } | { readonly refused: string }> {
  try {
    const { token } = await signInAs(name);
    const { table } = await callApi('POST /tables', { token, body: newTableFrom(cover, setup) });
    return { address: `/table/${table}` };
  } catch (error) {
    logError(error, 'new table');
    return { refused: errorText(error, onlineWords[language]) };
  }
}
