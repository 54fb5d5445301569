import { levelOf } from '@grove/bots';
import type { ReactNode } from 'react';
import { PERSON } from '../local-game/seating.ts';
import { OPEN } from './sitters.ts';

/** Colours of a face: lit from the left, as everything cut from paper here. */
interface Bust {
  readonly room: string;
  readonly skin: readonly [lit: string, dark: string];
  readonly coat: readonly [lit: string, dark: string];
  /** Behind the head. */
  readonly back?: ReactNode;
  /** Hair, hats, glasses and beards. */
  readonly front: ReactNode;
}

const INK = '#2A1D14';

const BUSTS: Readonly<Record<string, Bust>> = {
  seedling: {
    room: '#F7E7BE',
    skin: ['#F2C79B', '#DDA574'],
    coat: ['#7FA650', '#5F8838'],
    front: (
      <>
        <path d="M17 27C15 13 24 7 32 7v9c-6 1-9 5-10 11Z" fill="#C8702F" />
        <path d="M32 7c9 0 17 6 15 20l-5 0c-1-6-4-10-10-11Z" fill="#A5561F" />
        <path d="M31 9c-1-5 2-7 6-7 0 4-2 7-6 7Z" fill="#C8702F" />
        <path d="M25 32h2v2h-2zM38 32h2v2h-2z" fill="#C8702F" opacity="0.5" />
      </>
    ),
  },
  sapling: {
    room: '#CFE4E6',
    skin: ['#B77E56', '#96613D'],
    coat: ['#F0CD5B', '#D3A530'],
    back: <path d="M14 30C12 12 22 6 32 6s20 6 18 24l4 22c-4 4-9 4-12 2H20c-4 2-8 1-10-2Z" fill="#33261F" />,
    front: (
      <>
        <path d="M19 28C18 14 25 9 34 9c-2 7-8 12-15 19Z" fill="#4A3830" />
        <path d="M34 9c8 0 12 7 11 19-6-5-10-11-11-19Z" fill="#33261F" />
      </>
    ),
  },
  tree: {
    room: '#E6DDD6',
    skin: ['#EBC3A0', '#CF9C77'],
    coat: ['#2B6063', '#1D4246'],
    front: (
      <>
        <path d="M20 30c0 12 4 18 12 19V37c-5 0-9-2-12-7Z" fill="#8C4A2A" />
        <path d="M44 30c0 12-4 18-12 19V37c5 0 9-2 12-7Z" fill="#6E371D" />
        <path d="M8 21q24-7 48 0-4 4-24 4T8 21Z" fill="#123C2E" />
        <path d="M19 20C20 9 26 5 32 5v15Z" fill="#2E7257" />
        <path d="M45 20C44 9 38 5 32 5v15Z" fill="#1C5A44" />
      </>
    ),
  },
  ancient: {
    room: '#DCD3E4',
    skin: ['#E3B48C', '#C48F68'],
    coat: ['#836D92', '#5F4C6D'],
    back: (
      <>
        <circle cx="32" cy="9" r="8" fill="#F4F1EA" />
        <path d="M32 1a8 8 0 0 1 0 16Z" fill="#D6D2C8" />
      </>
    ),
    front: (
      <>
        <path d="M18 30C16 17 24 11 32 11v6c-7 1-11 6-14 13Z" fill="#F4F1EA" />
        <path d="M46 30c2-13-6-19-14-19v6c7 1 11 6 14 13Z" fill="#D6D2C8" />
        <g fill="none" stroke={INK} strokeWidth="1.5">
          <circle cx="26.5" cy="28.5" r="4.2" />
          <circle cx="37.5" cy="28.5" r="4.2" />
          <path d="M30.7 28q1.3-1 2.6 0" />
        </g>
      </>
    ),
  },
};

/** The face of a bot, or a sign for the people who may sit there; decoration beside a name. */
export function Portrait({ sitter }: { readonly sitter: string }) {
  const bust = BUSTS[levelOf(sitter)];
  return (
    <svg className="portrait" viewBox="0 0 64 64" aria-hidden="true">
      {bust !== undefined && <Face {...bust} />}
      {bust === undefined && (SIGNS[sitter] ?? SIGNS.bot)}
    </svg>
  );
}

const Face = ({ room, skin, coat, back, front }: Bust) => (
  <>
    <path d="M0 0h64v64H0z" fill={room} />
    {back}
    <path d="M6 64c1-13 11-19 26-19v19Z" fill={coat[0]} />
    <path d="M58 64c-1-13-11-19-26-19v19Z" fill={coat[1]} />
    <path d="M26 38h12v9q-6 5-12 0Z" fill={skin[1]} />
    <path d="M32 14c-7 0-12 6-12 14s5 14 12 14Z" fill={skin[0]} />
    <path d="M32 14c7 0 12 6 12 14s-5 14-12 14Z" fill={skin[1]} />
    <circle cx="27" cy="28.5" r="1.7" fill={INK} />
    <circle cx="37" cy="28.5" r="1.7" fill={INK} />
    <path d="M28.5 35.5q3.5 3.4 7 0-3.5 1.4-7 0Z" fill={INK} />
    {front}
  </>
);

/** One person as a cut shape, lit from the left. */
const Head = ({ x, lit, dark }: { readonly x: number; readonly lit: string; readonly dark: string }) => (
  <g transform={`translate(${x} 0)`}>
    <path d="M0 62c0-13 4-20 14-20v20Z" fill={lit} />
    <path d="M28 62c0-13-4-20-14-20v20Z" fill={dark} />
    <path d="M14 20a10 10 0 0 0 0 20Z" fill={lit} />
    <path d="M14 20a10 10 0 0 1 0 20Z" fill={dark} />
  </g>
);

const SIGNS: Readonly<Record<string, ReactNode>> = {
  [PERSON]: (
    <>
      <path d="M0 0h64v64H0z" fill="#DBE0D2" />
      <Head x={26} lit="#8FB1A0" dark="#6E9484" />
      <Head x={10} lit="#2E7257" dark="#1C5A44" />
    </>
  ),
  [OPEN]: (
    <>
      <path d="M0 0h64v64H0z" fill="#CFE4E6" />
      <circle cx="32" cy="32" r="20" fill="#3F7B86" />
      <path d="M32 12a20 20 0 0 1 0 40 26 26 0 0 0 0-40Z" fill="#2C5F6C" />
      <path d="M19 25q6-8 14-6 5 4-1 8-4 1-5 5-6 2-8-7ZM34 37q6-5 11-1 1 6-6 10-6-2-5-9Z" fill="#A9C77F" />
    </>
  ),
  bot: (
    <>
      <path d="M0 0h64v64H0z" fill="#E3E9D6" />
      <path d="M32 14v30H14l9-12h-5z" fill="#7DB565" />
      <path d="M32 14l14 18h-5l9 12H32z" fill="#1C5A44" />
      <path d="M29 44h6v8h-6z" fill="#7A5437" />
    </>
  ),
};
