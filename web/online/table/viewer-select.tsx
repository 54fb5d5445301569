import { useWords } from '../../language.tsx';
import type { TableProps } from './table-props.ts';

/** Once the game is over: as which seat sees it. */
export function ViewerSelect({ view, client, nameOf }: TableProps) {
  const words = useWords();
  if (view.phase !== 'finished' || view.playing === null) return null;
  const look = (value: string) => client.viewAs(value === 'public' ? 'public' : Number(value));
  return (
    <label className="field">
      <span>{words.seenBy}</span>
      <select value={String(view.playing.viewer)} onChange={({ target }) => look(target.value)}>
        {view.seats.map((_, seat) => (
          <option key={words.seat(seat + 1)} value={seat}>
            {nameOf(seat)}
          </option>
        ))}
        <option value="public">{words.spectator}</option>
      </select>
    </label>
  );
}
