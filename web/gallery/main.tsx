import { Planet } from '@grove/games/evergreen-planet/board/planet/planet.tsx';
import { Symbols } from '@grove/games/evergreen-planet/board/planet/symbols.tsx';
import { sceneOf } from '@grove/games/evergreen-planet/board/planet/scene.ts';
import { calendarOf } from '@grove/games/evergreen-planet/board/planet/calendar.ts';
import '@grove/games/evergreen-planet/board/styles/tokens.css';
import { createRoot } from 'react-dom/client';
import { ClubGallery } from './club.tsx';
import { EarthGallery } from './earth/index.tsx';
import { GameGallery } from './game.tsx';
import '../styles/index.css';

/** The planet of the mock-ups under each sun. */
const ROWS = ['.sp.T.', 'p#b.#s', 'Ts.LsT', '.bbT.s', 'p#s.#T', '.L.pb.'];
const options = { sun: 'top', planet: 'reconstruction', material: null } as const;

function FourSuns() {
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

const root = document.getElementById('root');
if (root) createRoot(root).render(pageFor(location.search));

function pageFor(search: string) {
  if (search.includes('earth')) return <EarthGallery />;
  if (search.includes('club')) return <ClubGallery />;
  return search.includes('suns') ? <FourSuns /> : <GameGallery />;
}
