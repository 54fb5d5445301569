import type { Cover } from '@grove/game-kit';
import { itemAt, type Choice, valuesFor } from '@grove/kernel';
import { useLanguage } from '../language.tsx';

export type Options = Readonly<Record<string, Choice['default']>>;

/** What a new table has: the game's own defaults, but nobody is hurried by a timer that was not asked for. */
export const usualOptions = ({ options }: Cover): Options =>
  Object.fromEntries(Object.entries(options).map(([name, spec]) => [name, name === 'timer' ? 0 : spec.default]));

/** The options as chosen, where they fit the number of players; what does not fit falls back to the game's own. */
export const fitting = (cover: Cover, players: number, chosen: Options): Options =>
  Object.fromEntries(
    Object.entries({ ...usualOptions(cover), ...chosen }).map(([name, value]) => {
      // A cover shows choices; a table has other options too, data that the game checks itself.
      if (!Object.hasOwn(cover.options, name)) return [name, value];
      const spec = itemAt(cover.options, name);
      return [name, valuesFor(spec, players).includes(value) ? value : spec.default];
    }),
  );

interface OptionRowsProps {
  readonly cover: Cover;
  readonly players: number;
  readonly chosen: Options;
  readonly choose: (options: Options) => void;
}

/** One row for each option that leaves a choice to so many players. */
export function OptionRows({ cover, players, chosen, choose }: OptionRowsProps) {
  const { options: words } = cover.words[useLanguage()];
  const now = fitting(cover, players, chosen);
  return Object.entries(cover.options).map(([name, spec]) => {
    const values = valuesFor(spec, players);
    if (values.length < 2) return null;
    return (
      <label key={name} className="seat-row">
        <span>{itemAt(words, name).label}</span>
        <select
          value={String(now[name])}
          onChange={({ target }) =>
            choose({ ...chosen, [name]: values.find((value) => String(value) === target.value) ?? spec.default })
          }
        >
          {values.map((value) => (
            <option key={String(value)} value={String(value)}>
              {itemAt(words, name).values[String(value)]}
            </option>
          ))}
        </select>
      </label>
    );
  });
}
