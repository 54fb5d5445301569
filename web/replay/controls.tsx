import { seatNumber, type Viewer } from '@grove/kernel';
import { useWords } from '../language.tsx';

interface ControlsProps {
  readonly step: number;
  readonly last: number;
  readonly go: (step: number) => void;
  readonly players: number;
  readonly viewer: Viewer;
  readonly setViewer: (viewer: Viewer) => void;
}

/** Where in the game, and through whose eyes. */
export function Controls({ step, last, go, players, viewer, setViewer }: ControlsProps) {
  const words = useWords();
  const buttons = [
    { label: words.first, sign: 'M6 5v14M19 5l-9 7 9 7z', to: 0 },
    { label: words.previous, sign: 'M17 5l-9 7 9 7z', to: step - 1 },
    { label: words.next, sign: 'M8 5l9 7-9 7z', to: step + 1 },
    { label: words.last, sign: 'M18 5v14M5 5l9 7-9 7z', to: last },
  ];
  return (
    <section className="panel replay" aria-label={words.replay}>
      <div className="replay-row">
        {buttons.map(({ label, sign, to }) => (
          <button
            key={label}
            type="button"
            className="button"
            aria-label={label}
            disabled={to < 0 || to > last || to === step}
            onClick={() => go(to)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={sign} fill="currentColor" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
            </svg>
          </button>
        ))}
        <output>{words.stepOf(step, last)}</output>
        <label className="field">
          <span>{words.seenBy}</span>
          <select
            value={String(viewer)}
            onChange={({ target }) => setViewer(target.value === 'public' ? 'public' : Number(target.value))}
          >
            {Array.from({ length: players }, (_, seat) => (
              <option key={seatNumber(seat)} value={seat}>
                {words.seat(seatNumber(seat))}
              </option>
            ))}
            <option value="public">{words.spectator}</option>
          </select>
        </label>
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={words.position}
        aria-valuetext={words.stepOf(step, last)}
        onChange={({ target }) => go(Number(target.value))}
      />
    </section>
  );
}
