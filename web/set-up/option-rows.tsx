import { type Cover, usualOptions } from '@grove/game-kit';
import { itemAt, type Json, type JsonObject, valuesFor } from '@grove/kernel';
import { useId } from 'react';
import { useLanguage } from '../language.tsx';
import { DrawnFields, isDrawn } from './drawn-fields.tsx';

/** Who will play: a timer is usual among people, and nobody hurries a person who plays with bots alone. */
export interface Company {
  readonly players: number;
  readonly people: number;
}

/** The options as chosen, where they fit the number of players; what does not fit falls back to the game's own. */
export const fitting = (cover: Cover, { players, people }: Company, chosen: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries({ ...usualOptions(cover, people), ...chosen }).map(([name, value]) => {
      // A cover shows choices; a table has other options too, data that the game checks itself.
      if (!Object.hasOwn(cover.options, name)) return [name, value];
      const spec = itemAt(cover.options, name);
      return [name, (valuesFor(spec, players) as readonly Json[]).includes(value) ? value : spec.default];
    }),
  );

/** A value of a choice as the covers' words and the page's lists know it. */
export const choiceKey = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

interface OptionRowsProps {
  readonly cover: Cover;
  readonly company: Company;
  readonly chosen: JsonObject;
  readonly choose: (options: JsonObject) => void;
  /** At a server the limit of turns is chosen with the clocks. */
  readonly hasClock: boolean;
}

/** One row for each option that leaves a choice to so many players. */
export function OptionRows({ cover, company, chosen, choose, hasClock }: OptionRowsProps) {
  const { options: words } = cover.words[useLanguage()];
  const id = useId();
  const now = fitting(cover, company, chosen);
  const rows = Object.entries(cover.options).map(([name, spec]) => {
    const values = valuesFor(spec, company.players);
    const { label, values: names, note } = itemAt(words, name);
    if (values.length < 2 || isDrawn(cover.id, name) || (hasClock && name === cover.timer)) return null;
    return (
      <label key={name} className="seat-row">
        <span>{label}</span>
        <select
          aria-label={note && label}
          aria-describedby={note && `${id}-${name}`}
          value={choiceKey(now[name])}
          onChange={({ target }) =>
            choose({ ...chosen, [name]: values.find((value) => String(value) === target.value) ?? spec.default })
          }
        >
          {values.map((value) => (
            <option key={String(value)} value={String(value)}>
              {names[String(value)]}
            </option>
          ))}
        </select>
        {note !== undefined && (
          <span className="option-note" id={`${id}-${name}`}>
            {note}
          </span>
        )}
      </label>
    );
  });
  return (
    <>
      {rows}
      <DrawnFields game={cover.id} options={now} change={(options) => choose({ ...chosen, ...options })} />
    </>
  );
}
