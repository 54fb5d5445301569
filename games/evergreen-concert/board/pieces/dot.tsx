import { itemAt } from '@grove/kernel';
import { type Colour, COLOURS } from '../../material/index.ts';
import { motifId, TONES } from './artists.ts';

/** A small sign of an artist beside words; without one, a plain record. */
export function ArtistDot({ colour, size = 20 }: { readonly colour: Colour | undefined; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 128 128"
      width={size}
      height={size}
      style={{ flex: 'none' }}
      aria-hidden="true"
      data-icon={colour === undefined ? 'disc' : COLOURS[colour]}
    >
      <circle cx="64" cy="64" r="62" fill="#1B1A1F" />
      {colour === undefined ? (
        <circle cx="64" cy="64" r="20" fill="#FFF3DC" />
      ) : (
        <g transform="translate(64 64) scale(1.6) translate(-64 -64)" clipPath="url(#clip-label)">
          <circle cx="64" cy="64" r="31" fill={itemAt(TONES, colour).ground} />
          <use href={`#${motifId(colour)}`} x="27" y="-8.5" width="74" height="103.6" />
        </g>
      )}
    </svg>
  );
}
