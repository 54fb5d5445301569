import { ENGLISH_PROBLEMS } from '../../material/index.ts';
import type { SetUpWords } from '../set-up/types.ts';

export const en: SetUpWords = {
  ownPlanet: 'Your own',
  load: 'Open a planet file',
  drop: 'You can also drop the file here.',
  another: 'Open another planet file',
  model: 'Save this planet as a model',
  wrong: (file) => `${file} is not a planet yet:`,
  notJson: 'The file is not JSON: perhaps a comma or a quotation mark is missing.',
  tooLarge: 'The file is too large for a planet.',
  more: (problems) => `and ${problems} more`,
  problems: ENGLISH_PROBLEMS,
};
