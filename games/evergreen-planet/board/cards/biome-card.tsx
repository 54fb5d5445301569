import { memo } from 'react';
import { useId } from 'react';
import type { Power } from '../../material/facts.ts';
import { SIGN_OF_BIOME } from '../planet/biome.ts';
import { textured } from '../planet/texture.tsx';
import type { CardFacts } from './facts.ts';

export const SYMBOL_OF_POWER: Readonly<Record<Power, string>> = {
  sprout: '#p-sprout',
  small: '#p-small',
  big: '#p-big',
  bush: '#p-bush',
  lake: '#p-lake',
  bud: '#p-bud',
};

const WIDTH = 100;
const HEIGHT = 140;
const BAND = 27;
const FOOT = 106;

interface BiomeCardProps extends CardFacts {
  readonly name: string;
  readonly faded?: boolean;
}

/** A biome card: name band, texture, the power's piece on a cream disc, and the foot with fertility or drought. */
export const BiomeCard = memo(function BiomeCard({ name, faded = false, ...facts }: BiomeCardProps) {
  const clip = useId().replaceAll(/[^\w-]/g, '');
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" opacity={faded ? 0.5 : 1}>
      <clipPath id={clip}>
        <rect width={WIDTH} height={HEIGHT} rx="9" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width={WIDTH} height={HEIGHT} fill="#FFFDF4" />
        <Face biome={facts.biome} name={name} />
        <g data-icon={SYMBOL_OF_POWER[facts.power].slice(1)}>
          <circle cx="50" cy="67" r="34" fill="#FFFDF4" fillOpacity="0.94" />
          <use href={SYMBOL_OF_POWER[facts.power]} x="23" y="38" width="54" height="54" />
        </g>
        <Foot {...facts} />
      </g>
    </svg>
  );
});

function Face({ biome, name }: Pick<BiomeCardProps, 'biome' | 'name'>) {
  const sign = SIGN_OF_BIOME[biome];
  const isWild = biome === 'wild';
  return (
    <>
      {isWild ? <Sectors /> : <rect y={BAND} width={WIDTH} height={FOOT - BAND} {...textured(sign)} />}
      <g
        data-icon={`b-${sign}`}
        style={{ color: isWild ? '#1C2822' : `var(--on-${sign})`, '--eye': `var(--bio-${sign})` } as object}
      >
        <rect width={WIDTH} height={BAND} fill={isWild ? '#FFFDF4' : `var(--bio-${sign})`} />
        <use className="band-sign" href={`#b-${sign}`} x="7" y="5.5" width="16" height="16" />
        <BandName name={name} />
      </g>
    </>
  );
}

/** A long name stands in two lines: letters that shrink until it fits in one can no longer be read. */
function BandName({ name }: Pick<BiomeCardProps, 'name'>) {
  const lines = bandLines(name);
  const longest = Math.max(...lines.map((line) => line.length));
  const isOne = lines.length === 1;
  return (
    <text
      className="band-name"
      fill="currentColor"
      fontFamily="var(--title)"
      fontWeight="600"
      fontSize={Math.min(isOne ? 13.5 : 11, 106 / longest)}
    >
      {lines.map((line, i) => (
        <tspan key={line} x="27" y={isOne ? 18 : 11.5 + i * 11}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

const ONE_LINE = 9;

function bandLines(name: string): readonly string[] {
  const at = name.indexOf(' ');
  return name.length <= ONE_LINE || at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

/** The ground of a wild card: all six biomes as sectors. */
function Sectors() {
  const corners = ['50 0', '140 20', '140 120', '50 140', '-40 120', '-40 20'];
  return ['N', 'F', 'W', 'R', 'S', 'M'].map((sign, i) => (
    <path key={sign} d={`M50 67L${corners[i]}L${corners[(i + 1) % 6]}z`} fill={`var(--bio-${sign})`} />
  ));
}

function Foot({ fertility, isDrought }: CardFacts) {
  if (isDrought) {
    return (
      <g data-icon="i-dry">
        <rect y={FOOT} width={WIDTH} height={HEIGHT - FOOT} fill="#F4D9C6" />
        <path d={`M0 ${FOOT}H${WIDTH}`} stroke="#A03D24" strokeWidth="3" strokeDasharray="8 5" />
        <use href="#i-dry" x="38" y="110" width="25" height="25" />
      </g>
    );
  }
  const left = 50 - (fertility * 24) / 2;
  return (
    <g data-icon={fertility > 0 ? 'i-fert' : undefined}>
      <rect y={FOOT} width={WIDTH} height={HEIGHT - FOOT} fill="#FFFDF4" />
      {fertility === 0 && <path d="M42 123H58" stroke="#4C5A51" strokeWidth="5" />}
      {Array.from({ length: fertility }, (_, i) => (
        <use key={i} href="#i-fert" x={left + i * 24} y="111" width="24" height="24" />
      ))}
    </g>
  );
}
