import screen from './screen.module.css';
import goals from './goals.module.css';
import look from './look.module.css';
import wide from './wide.module.css';
import small from './small.module.css';
import phone from './phone.module.css';
import tablet from './tablet.module.css';

/** Later ones overrule earlier ones: the layout of a window over what holds for all. */
const SHEETS: readonly Readonly<Record<string, string>>[] = [screen, goals, look, wide, small, phone, tablet];

const partsOf = (sheet: Readonly<Record<string, string>>): string[] => Object.keys(sheet);

/** Each part of the screen has its classes in several sheets, one for each kind of window. */
export const layout: Readonly<Record<string, string>> = Object.fromEntries(
  [...new Set(SHEETS.flatMap(partsOf))].map((part) => [part, SHEETS.flatMap((sheet) => sheet[part] ?? []).join(' ')]),
);
