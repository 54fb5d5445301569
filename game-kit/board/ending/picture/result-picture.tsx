import { itemAt } from '@grove/kernel';
import { type CSSProperties, Fragment, type ReactNode, type Ref } from 'react';
import { WreathShapes } from '../rank-mark.tsx';
import { type Box, layoutOf, PICTURE_HEIGHT, PICTURE_WIDTH, sizeFor } from './layout.ts';

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
  readonly verdict: string;
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
  const { game, verdict, date, boards, shape, ground, style } = picture;
  const boxes = layoutOf(boards.length, shape);
  const isAlone = boards.length === 1;
  return (
    <svg ref={ref} viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`} role="img" aria-label={label} style={style}>
      {ground ?? <Morning />}
      <Line x={MARGIN} y={76} size={24} face="text" tone="ink-2">
        {game}
      </Line>
      <Line x={MARGIN} y={134} size={sizeFor(verdict, isAlone ? 500 : 800, 52)}>
        {verdict}
      </Line>
      {isAlone && (
        <Line x={MARGIN} y={184} size={32}>
          {boards[0]?.name}
        </Line>
      )}
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
