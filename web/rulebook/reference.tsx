import { type IllustratedRulebook, searchRules } from '@grove/game-kit/rulebook';
import { useEffect, useRef, useState } from 'react';
import { findGame } from '../boards/find.ts';
import { loadOnce } from '../boards/load-once.ts';
import { useLanguage, useWords } from '../language.tsx';
import { Chapter, Elsewhere } from './chapter.tsx';
import { Contents } from './contents.tsx';
import { InShort } from './in-short.tsx';
import { Legend } from './legend.tsx';
import { ICONS } from './use-rulebook.ts';
import { usePrinting } from './use-printing.ts';
import './rules.css';
import './print.css';

interface ReferenceProps {
  readonly game: string;
  /** The rule to begin at, or `ICONS`. */
  readonly rule: string | undefined;
  /** Whether it may be printed from here. */
  readonly canPrint?: boolean;
}

/** A game's rules by number with pictures and examples, a field to look for words in them, and the meaning of all icons. */
export function Reference({ game, rule, canPrint = false }: ReferenceProps) {
  const [illustrated, setIllustrated] = useState<IllustratedRulebook>();
  useEffect(() => {
    const load = findGame(game)?.rulebook;
    if (load !== undefined) void loadOnce(load).then((loaded) => setIllustrated(() => loaded));
  }, [game]);
  return illustrated && <Book illustrated={illustrated} rule={rule} canPrint={canPrint} />;
}

type Part = 'rules' | 'icons';

const partOf = (rule: string | undefined): Part => (rule === ICONS ? 'icons' : 'rules');

interface BookProps extends Required<Pick<ReferenceProps, 'canPrint'>>, Pick<ReferenceProps, 'rule'> {
  readonly illustrated: IllustratedRulebook;
}

function Book({ illustrated, rule, canPrint }: BookProps) {
  const [{ asked, part }, setShown] = useState<{ asked: string | undefined; part: Part }>({
    asked: rule,
    part: partOf(rule),
  });
  if (asked !== rule) setShown({ asked: rule, part: partOf(rule) });
  const show = (chosen: Part) => setShown({ asked: rule, part: chosen });
  const isPrinting = usePrinting();
  // A board behind the page has drawn the symbols already; names are given only once.
  const { symbols } = illustrated;
  const [drawSymbols] = useState(() => symbols !== undefined && document.getElementById(symbols.id) === null);
  const book = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rule === undefined || rule === ICONS) return;
    book.current?.querySelector(`[id="${rule}"]`)?.scrollIntoView({ block: 'center' });
  }, [rule]);
  return (
    <div ref={book} className="rules">
      {drawSymbols && symbols?.draw()}
      <Bar part={part} show={show} canPrint={canPrint} hasIcons={illustrated.legend !== undefined} />
      {(part === 'rules' || isPrinting) && <Rules illustrated={illustrated} rule={rule} />}
      {(part === 'icons' || isPrinting) && <Legend illustrated={illustrated} openRules={() => show('rules')} />}
    </div>
  );
}

interface BarProps extends Pick<BookProps, 'canPrint'> {
  readonly part: Part;
  readonly show: (part: Part) => void;
  readonly hasIcons: boolean;
}

/** The two parts of the book, and the way to paper. */
function Bar({ part, show, canPrint, hasIcons }: BarProps) {
  const words = useWords();
  return (
    <div className="rules-bar">
      {hasIcons &&
        (['rules', 'icons'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className="rules-part"
            aria-pressed={part === name}
            onClick={() => show(name)}
          >
            {words[name]}
          </button>
        ))}
      {canPrint && (
        <button type="button" className="button rules-print" onClick={() => print()}>
          {words.print}
        </button>
      )}
    </div>
  );
}

function Rules({ illustrated, rule }: Omit<BookProps, 'canPrint'>) {
  const words = useWords();
  const [looked, setLooked] = useState('');
  const { sections, elsewhere } = searchRules(illustrated, looked, useLanguage());
  const count = sections.reduce((sum, { rules }) => sum + rules.length, elsewhere.length);
  return (
    <>
      <label className="rules-search">
        <span>{words.searchRules}</span>
        <input type="search" value={looked} onChange={({ target }) => setLooked(target.value)} />
      </label>
      <p className="visually-hidden" role="status">
        {looked === '' ? '' : words.rulesFound(count)}
      </p>
      {looked === '' && (
        <>
          <InShort illustrated={illustrated} />
          <Contents sections={sections} illustrated={illustrated} />
        </>
      )}
      {count === 0 && <p>{words.rulesFound(0)}</p>}
      {sections.map((section) => (
        <Chapter key={section.id} section={section} illustrated={illustrated} asked={rule} />
      ))}
      {elsewhere.length > 0 && <Elsewhere found={elsewhere} illustrated={illustrated} />}
    </>
  );
}
