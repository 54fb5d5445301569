import { calendarOf } from '../planet/calendar.ts';
import { Planet } from '../planet/planet.tsx';
import { sceneOf } from '../planet/scene.ts';
import { Symbols } from '../planet/symbols.tsx';
import '../styles/tokens.css';

/** The planet of the mock-ups under each sun. */
const ROWS = ['.sp.T.', 'p#b.#s', 'Ts.LsT', '.bbT.s', 'p#s.#T', '.L.pb.'];
const options = { sun: 'top', planet: 'reconstruction', material: null } as const;

export function FourSuns() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(440px, 1fr))', gap: 8, padding: 8 }}>
      <Symbols />
      {[1, 6, 10, 13].map((round, season) => {
        const calendar = calendarOf(options, round, false);
        const scene = sceneOf(ROWS, options, calendar.sideOf(season));
        return (
          <Planet
            key={round}
            scene={scene}
            calendar={calendar}
            season={season}
            seasonNames={['Spring', 'Summer', 'Autumn', 'Winter']}
            marked="snow"
            targets={season === 1 ? new Set([3, 9, 19]) : new Set()}
            chosen={season === 1 ? new Set([2]) : new Set()}
          />
        );
      })}
    </div>
  );
}
