import { type Choice, type Cover, valuesFor } from '@grove/kernel';
import { useOnlineWords } from '../online/words/index.ts';
import type { OptionWords } from '../online/words/types.ts';

export type Options = Readonly<Record<string, Choice['default']>>;

/**
 * What a table decides that depends on how many play, such as teams or a level: those options have values for some
 * numbers of players only. The others stay as the game has them.
 */
const asked = ({ options }: Cover): [string, Choice][] =>
  Object.entries(options).filter(([, { players }]) => players !== undefined);

/** The options as chosen, where they fit the number of players; what does not fit falls back to the game's own. */
export const fitting = (cover: Cover, players: number, chosen: Options): Options =>
  Object.fromEntries(
    asked(cover).map(([name, spec]) => {
      const value = chosen[name] ?? spec.default;
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
  const { options } = useOnlineWords();
  const now = fitting(cover, players, chosen);
  return asked(cover).map(([name, spec]) => {
    const values = valuesFor(spec, players);
    if (values.length < 2) return null;
    const words: OptionWords = Object.hasOwn(options, name) ? options[name as 'level'] : { label: name, values: {} };
    const nameOf = (value: string) => words.values[value] ?? value;
    return (
      <label key={name} className="seat-row">
        <span>{words.label}</span>
        <select
          value={String(now[name])}
          onChange={({ target }) =>
            choose({ ...chosen, [name]: values.find((value) => String(value) === target.value) ?? spec.default })
          }
        >
          {values.map((value) => (
            <option key={String(value)} value={String(value)}>
              {nameOf(String(value))}
            </option>
          ))}
        </select>
      </label>
    );
  });
}
