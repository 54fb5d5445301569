/** Paper hills under one low sun from the right: decoration, and the look of what is to come. */
export function Landscape() {
  return (
    <svg className="landscape" viewBox="0 0 1200 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle className="glow" cx="770" cy="80" r="112" />
      <circle className="sun" cx="770" cy="80" r="46" />
      <path className="hill far" d="M-10 178Q200 98 420 158T800 138T1210 168V310H-10Z" />
      <Tree x={310} y={142} size={0.62} />
      <Tree x={356} y={148} size={0.44} />
      <path className="hill middle" d="M-10 215Q260 140 560 200T1210 185V310H-10Z" />
      <Tree x={150} y={188} size={1.05} />
      <Tree x={216} y={186} size={0.72} />
      <Tree x={1060} y={196} size={0.95} />
      <path className="hill near" d="M-10 256Q320 189 700 242T1210 224V330H-10Z" />
      <Tree x={560} y={236} size={1.3} />
      <Tree x={634} y={242} size={0.85} />
    </svg>
  );
}

interface TreeProps {
  readonly x: number;
  /** Where it stands. */
  readonly y: number;
  readonly size: number;
}

/** Its shadow falls away from the sun, to the left. */
function Tree({ x, y, size }: TreeProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="shadow" d="M4 0-120 16-70 2-4-6Z" />
      <path className="cut" d="M0-100 22-64H13L30-34H20L38-6H4V2H-4V-6H-38L-20-34H-30L-13-64H-22Z" />
      <path className="bark" d="M-4-8H4V2H-4Z" />
      <path className="dark" d="M0-100V-6H-38L-20-34H-30L-13-64H-22Z" />
      <path className="lit" d="M0-100 22-64H13L30-34H20L38-6H0Z" />
    </g>
  );
}
