import { itemAt } from '@grove/kernel';
import { type CSSProperties, Fragment, type ReactNode, type Ref } from 'react';
import { WreathShapes } from '../rank-mark.tsx';
import type { Category } from '../outcome.ts';
import { type Box, headingIn, layoutOf, PICTURE_HEIGHT, PICTURE_WIDTH, sizeFor } from './layout.ts';

/** A board in the picture, with whose it is. */
export interface PicturedBoard {
  readonly name: string;
  readonly total: number;
  readonly rank: number;
  readonly draw: (box: Box) => ReactNode;
}

/** What the picture of a result shows. */
export interface ResultPicture {
  /** The name of the game. */
  readonly game: string;
  /** Speaks to nobody: others get to see it. */
  readonly verdict: string;
  /** Why it was won, where somebody has lost. */
  readonly reason: string;
  /** What the only total is made of; with several there is no room for it. */
  readonly categories: readonly Category[];
  readonly date: string;
  /** In the order of their ranks. */
  readonly boards: readonly PicturedBoard[];
  /** How wide a board is to its height. */
  readonly shape: number;
  /** The element with the symbols that the boards refer to. */
  readonly symbols?: string | undefined;
  /** What lies behind it all; the table without it. */
  readonly ground?: ReactNode;
  /** Colours of its own, where the ground asks for them. */
  readonly style?: CSSProperties;
}

interface ResultDrawingProps {
  readonly picture: ResultPicture;
  readonly label: string;
  readonly ref: Ref<SVGSVGElement>;
}

const MARGIN = 56;
const SIGN_WIDTH = 164;

/** The result as a picture to hand on: names, points, date and the boards as they stood in the end. */
export function ResultDrawing({ picture, label, ref }: ResultDrawingProps) {
  const { game, date, boards, shape, ground, style } = picture;
  const boxes = layoutOf(boards.length, shape);
  const isAlone = boards.length === 1;
  return (
    <svg ref={ref} viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`} role="img" aria-label={label} style={style}>
      {ground ?? <Morning />}
      <Line x={MARGIN} y={76} size={24} face="text" tone="ink-2">
        {game}
      </Line>
      {isAlone ? <AloneText picture={picture} /> : <WinnerText picture={picture} />}
      <Signature date={date} isAlone={isAlone} />
      {boards.map((board, i) =>
        isAlone ? (
          <Fragment key={board.name}>{board.draw(itemAt(boxes, i))}</Fragment>
        ) : (
          <Pictured key={board.name} board={board} box={itemAt(boxes, i)} />
        ),
      )}
    </svg>
  );
}

type TextProps = Pick<ResultDrawingProps, 'picture'>;

/** Who has won, and why. */
const WinnerText = ({ picture: { verdict, reason } }: TextProps) => (
  <>
    <Line x={MARGIN} y={134} size={sizeFor(verdict, 800, 52)}>
      {verdict}
    </Line>
    <Line x={MARGIN} y={176} size={sizeFor(reason, 1000, 24)} face="text" tone="ink-2">
      {reason}
    </Line>
  </>
);

/** Between the name and the sign of the page. */
const ROWS_TOP = 56;
const ROW = 38;
const ROWS_BOTTOM = 520;

/** The only score: whose it is, and what it is made of. */
function AloneText({ picture: { verdict, boards, categories } }: TextProps) {
  const { lines, size } = headingIn(verdict, 500);
  const name = 134 + (lines.length - 1) * size * 1.15 + 50;
  const scored = categories.filter(({ points: [points = 0] }) => points !== 0);
  const row = Math.min(ROW, (ROWS_BOTTOM - name - ROWS_TOP) / Math.max(1, scored.length - 1));
  return (
    <>
      {lines.map((line, i) => (
        <Line key={line} x={MARGIN} y={134 + i * size * 1.15} size={size}>
          {line}
        </Line>
      ))}
      <Line x={MARGIN} y={name} size={32}>
        {boards[0]?.name}
      </Line>
      {scored.map(({ key, label, points: [points] }, i) => (
        <Fragment key={key}>
          <Line x={MARGIN} y={name + ROWS_TOP + i * row} size={24} face="text" tone="ink-2">
            {label}
          </Line>
          <Line x={400} y={name + ROWS_TOP + i * row} size={28} anchor="end">
            {points}
          </Line>
        </Fragment>
      ))}
    </>
  );
}

interface LineProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face?: 'title' | 'text';
  readonly tone?: 'ink' | 'ink-2';
  readonly anchor?: 'start' | 'end';
  readonly children: ReactNode;
}

const Line = ({ x, y, size, face = 'title', tone = 'ink', anchor = 'start', children }: LineProps) => (
  <text
    x={x}
    y={y}
    fontSize={size}
    fontFamily={`var(--${face})`}
    fontWeight={face === 'title' ? 650 : 500}
    fill={`var(--${tone})`}
    textAnchor={anchor}
  >
    {children}
  </text>
);

interface PicturedProps {
  readonly board: PicturedBoard;
  readonly box: Box;
}

function Pictured({ board: { name, total, rank, draw }, box }: PicturedProps) {
  const { x, y, width, height } = box;
  const line = y + height + 46;
  return (
    <>
      {draw(box)}
      <svg x={x} y={line - 34} width="48" height="48" viewBox="0 0 100 100" overflow="visible">
        {rank === 1 && <WreathShapes />}
        <text
          x="50"
          y="67"
          textAnchor="middle"
          fontFamily="var(--title)"
          fontSize="46"
          fontWeight="700"
          fill="var(--ink)"
        >
          {rank}
        </text>
      </svg>
      <Line x={x + 58} y={line} size={sizeFor(name, width - 148, 30)}>
        {name}
      </Line>
      <Line x={x + width} y={line} size={40} anchor="end">
        {total}
      </Line>
    </>
  );
}

/** The tree of the page with its name, and the day: at the right of the heading, or under it where the board stands there. */
function Signature({ date, isAlone }: { readonly date: string; readonly isAlone: boolean }) {
  const right = PICTURE_WIDTH - MARGIN;
  const at = isAlone ? { x: MARGIN - 8, y: 540 } : { x: right - SIGN_WIDTH, y: 36 };
  return (
    <>
      <g transform={`translate(${at.x} ${at.y})`}>
        <svg width="46" height="46" viewBox="0 0 64 64">
          <path d="M29 48h6v11h-6z" fill="#7a5437" />
          <path d="M32 5v44H12l10-14h-6l10-14h-6z" fill="#7db565" />
          <path d="M32 5 45 21h-6l10 14h-6l10 14H32z" fill="#1c5a44" />
        </svg>
        <Line x={SIGN_WIDTH} y={36} size={32} anchor="end">
          Grove
        </Line>
      </g>
      <Line
        x={isAlone ? MARGIN : right}
        y={isAlone ? 624 : 134}
        size={24}
        face="text"
        tone="ink-2"
        anchor={isAlone ? 'start' : 'end'}
      >
        {date}
      </Line>
    </>
  );
}

/** The table in a low light from the left. */
const Morning = () => (
  <>
    <defs>
      <linearGradient id="morning">
        <stop offset="0" stopColor="#f6e7b4" stopOpacity="0.8" />
        <stop offset="0.7" stopColor="#f6e7b4" stopOpacity="0" />
      </linearGradient>
    </defs>
    <rect width={PICTURE_WIDTH} height={PICTURE_HEIGHT} fill="var(--table)" />
    <rect width={PICTURE_WIDTH} height={PICTURE_HEIGHT} fill="url(#morning)" />
  </>
);
