import { itemAt } from '@grove/kernel';
import { memo, useMemo } from 'react';
import { type Colour, colourNamed, type ColourName } from '../../material/index.ts';
import { useTurning } from '../motion/use-turning.tsx';
import { motifId, TONES } from './artists.ts';
import styles from './hit.module.css';

const CENTRE = 120;
const OUTER = 98;
const INNER = 44;
const SECTOR = 60;

interface HitProps {
  /** The artists in the order of the ring. */
  readonly ring: readonly ColourName[];
  readonly hit: Colour;
  readonly title: string;
  readonly note: string;
}

/** The hit disc is a record player: the ring turns under the tone arm, which stays at three o'clock. */
export const Hit = memo(function Hit({ ring: names, hit, title, note }: HitProps) {
  const ring = useMemo(() => names.map(colourNamed), [names]);
  const place = ring.indexOf(hit);
  const turning = useTurning<SVGGElement>('hit-ring', -SECTOR * place);
  return (
    <svg className={styles.hit} viewBox="0 0 240 240" aria-hidden="true" data-icon="hit">
      <rect x="6" y="12" width="228" height="226" rx="20" fill="#000" fillOpacity="0.38" />
      <rect x="6" y="6" width="228" height="226" rx="20" fill="#7A4A2E" />
      <rect x="6.7" y="6.7" width="226.6" height="224.6" rx="19.5" fill="none" stroke="#A8734F" strokeWidth="1.4" />
      <path
        className={styles.grain}
        d="M14 40q40 6 60 1M150 36q40 3 76-4M12 172q30 4 40 1M196 168q20-4 34-2M16 214q60-6 96-1"
      />
      <circle cx={CENTRE} cy={CENTRE + 4} r="104" fill="#000" fillOpacity="0.3" />
      <circle cx={CENTRE} cy={CENTRE} r="104" fill="#1F1D23" />
      <g ref={turning} className={styles.turning}>
        {ring.map((colour, i) => (
          <Sector key={colour} colour={colour} ahead={i - place} />
        ))}
      </g>
      <path className={styles.glow} d={sectorPath(0)} />
      <circle cx={CENTRE} cy={CENTRE} r={INNER + 6} fill="#1F1D23" />
      <circle cx={CENTRE} cy={CENTRE} r={INNER} fill="#FFF3DC" />
      <text className={styles.title} x={CENTRE} y={CENTRE - 1} fontSize={Math.min(26, 92 / title.length)}>
        {title}
      </text>
      <text className={styles.note} x={CENTRE} y={CENTRE + 19} fontSize={Math.min(12, 128 / note.length)}>
        {note}
      </text>
      <ToneArm />
    </svg>
  );
});

/** A sector of the ring around an angle, 0 at three o'clock, clockwise. */
function sectorPath(angle: number): string {
  const at = (radius: number, degrees: number): string => {
    const radians = (degrees * Math.PI) / 180;
    return `${(CENTRE + radius * Math.cos(radians)).toFixed(2)} ${(CENTRE + radius * Math.sin(radians)).toFixed(2)}`;
  };
  const [from, to] = [angle - SECTOR / 2, angle + SECTOR / 2];
  return (
    `M${at(INNER, from)}L${at(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, to)}` +
    `L${at(INNER, to)}A${INNER} ${INNER} 0 0 0 ${at(INNER, from)}z`
  );
}

/** Each sector is drawn at three o'clock with its motif upright as seen from the rim, then turned to its place. */
function Sector({ colour, ahead }: { readonly colour: Colour; readonly ahead: number }) {
  return (
    <g transform={`rotate(${ahead * SECTOR} ${CENTRE} ${CENTRE})`}>
      <path d={sectorPath(0)} fill={itemAt(TONES, colour).ground} />
      <g clipPath="url(#clip-sector)">
        <use
          href={`#${motifId(colour)}`}
          width="74"
          height="103.6"
          transform={`translate(${CENTRE} ${CENTRE}) rotate(90) translate(-37 -145)`}
        />
      </g>
      <path d={sectorPath(0)} fill="none" stroke="#1F1D23" strokeWidth="3" />
    </g>
  );
}

export const SectorClip = () => (
  <clipPath id="clip-sector">
    <path d={sectorPath(0)} />
  </clipPath>
);

function ToneArm() {
  return (
    <g>
      <circle cx="214" cy="31" r="16.5" fill="#15131A" />
      <circle cx="214" cy="28" r="15" fill="#CBC5B6" />
      <circle cx="214" cy="28" r="6.5" fill="#9D978A" />
      <path className={styles.arm} d="M214 27L219 87 200 106" />
      <path d="M187 112l13-14 8 8-13 14z" fill="#E8793A" />
    </g>
  );
}
