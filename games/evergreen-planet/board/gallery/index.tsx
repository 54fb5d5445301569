import { FourSuns } from './four-suns.tsx';
import { GameGallery } from './game.tsx';

/** ?game=evergreen-planet&suns for the planet under each sun, else a game, see there. */
export const Gallery = () => (new URLSearchParams(location.search).has('suns') ? <FourSuns /> : <GameGallery />);
