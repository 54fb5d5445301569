/*
 * One space is 100 x 100 units; a piece stands on the ground point (50, 86). Cut paper: a pale edge, then flat planes. The planes
 * take their colours from custom properties, so light is a matter of properties: see light-tones.ts.
 */

/** Sprout, trees, bush. */
export const PlantSymbols = () => (
  <>
    {/* Two leaves, one heap of soil: the only V on the board. */}
    <symbol id="p-sprout" viewBox="0 0 100 100" overflow="visible">
      <g fill="var(--edge)" stroke="var(--edge)" strokeWidth="7" strokeLinejoin="round">
        <path d="M26 84q24-13 48 0z" />
        <path d="M47 82V58C32 60 18 50 16 32c18-1 31 8 34 20 4-15 17-25 35-24 0 19-14 31-32 30v24z" />
      </g>
      <path d="M26 84q24-13 48 0z" fill="var(--soil)" />
      <path d="M47 80V54h6v26z" fill="var(--east)" />
      <path d="M50 58C34 60 18 51 16 32c19-1 33 9 34 26z" fill="var(--west)" />
      <path d="M50 56c0-17 15-29 35-28 0 20-16 32-35 28z" fill="var(--mid)" />
      <path
        d="M50 57C42 48 31 40 22 36M50 56c8-9 18-17 29-23"
        fill="none"
        stroke="var(--edge)"
        strokeOpacity=".55"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </symbol>
    {/* One drop-shaped crown; reaches two thirds of its space. */}
    <symbol id="p-small" viewBox="0 0 100 100" overflow="visible">
      <path
        d="M45 88V76h10v12z M50 22c7 15 25 32 25 46 0 9-11 12-25 12S25 77 25 68c0-14 18-31 25-46z"
        fill="var(--edge)"
        stroke="var(--edge)"
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <path d="M45 88V76h10v12z" fill="var(--bark)" />
      <path d="M50 22c7 15 25 32 25 46 0 9-11 12-25 12z" fill="var(--east)" />
      <path d="M50 22c-7 15-25 32-25 46 0 9 11 12 25 12 3-6 4-12 4-20 0-14-3-27-4-38z" fill="var(--west)" />
      <path d="M50 22c7 15 25 32 25 46-14-10-36-10-50 0 0-14 18-31 25-46z" fill="var(--crest)" />
      <path
        d="M36 66q5 4 10 3M40 54q4 3 8 2M60 70q5-1 8-5"
        fill="none"
        stroke="var(--edge)"
        strokeOpacity=".45"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </symbol>
    {/* Three skirts, taller than its space on purpose; folds keep the tiers apart at 36 pixels. */}
    <symbol id="p-big" viewBox="0 0 100 100" overflow="visible">
      <path
        d="M44 92V78h12v14z M50-12c5 13 14 24 24 31-2 5-5 6-9 7 5 8 12 14 19 18-2 6-6 8-11 9 4 8 10 14 17 18-3 9-16 13-40 13S13 80 10 71c7-4 13-10 17-18-5-1-9-3-11-9 7-4 14-10 19-18-4-1-7-2-9-7C36 12 45 1 50-12z"
        fill="var(--edge)"
        stroke="var(--edge)"
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <path d="M44 92V78h12v14z" fill="var(--bark)" />

      <path d="M50 36c8 15 24 29 40 35-3 9-16 13-40 13S13 80 10 71c16-6 32-20 40-35z" fill="var(--east)" />
      <path d="M50 36C42 51 26 65 10 71c3 9 16 13 40 13 5-8 6-15 6-24 0-9-4-17-6-24z" fill="var(--west)" />
      <path d="M50 36c8 15 24 29 40 35-20-6-60-6-80 0 16-6 32-20 40-35z" fill="var(--crest)" />
      <path d="M50 12c7 14 20 26 34 32-3 9-14 12-34 12s-31-3-34-12c14-6 27-18 34-32z" fill="var(--mid)" />
      <path d="M50 12c7 14 20 26 34 32-3 9-14 12-34 12z" fill="var(--east)" />
      <path d="M50 12C43 26 30 38 16 44c3 9 14 12 34 12 4-7 5-13 5-20 0-9-3-17-5-24z" fill="var(--west)" />
      <path d="M50 12c7 14 20 26 34 32-18-6-50-6-68 0 14-6 27-18 34-32z" fill="var(--crest)" />
      <path d="M50-12c5 13 14 24 24 31-3 7-10 9-24 9z" fill="var(--east)" />
      <path d="M50-12C45 1 36 12 26 19c3 7 10 9 24 9 3-6 4-11 4-17 0-8-3-16-4-23z" fill="var(--west)" />
      <path d="M50-12c5 13 14 24 24 31-14-5-34-5-48 0C36 12 45 1 50-12z" fill="var(--crest)" />

      <path d="M26 57q24 6 48 0q-6 5-24 5t-24-5z M34 29q16 5 32 0q-4 5-16 5t-16-5z" fill="#0D2E26" fillOpacity=".38" />
    </symbol>
    {/* Three domes, wider than tall, with berries. */}
    <symbol id="p-bush" viewBox="0 0 100 100" overflow="visible">
      <path
        d="M12 72c-1-12 8-19 17-18 2-13 12-20 23-19 12 0 20 8 21 18 10 0 17 8 15 19-1 8-8 12-38 12S13 80 12 72z"
        fill="var(--edge)"
        stroke="var(--edge)"
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <path
        d="M12 72c-1-12 8-19 17-18 2-13 12-20 23-19 12 0 20 8 21 18 10 0 17 8 15 19-1 8-8 12-38 12S13 80 12 72z"
        fill="var(--east)"
      />
      <path d="M29 54c2-13 12-20 23-19 8 0 14 4 18 10-12-2-20 3-23 12-6-3-12-4-18-3z" fill="var(--west)" />
      <path d="M12 72c-1-12 8-19 17-18 9 0 16 6 17 14-9-3-22-2-29 10-3-1-5-3-5-6z" fill="var(--west)" />
      <path d="M54 66c2-8 9-13 19-13 8 0 13 5 15 11-9-4-20-3-27 6z" fill="var(--mid)" />
      <path d="M29 54c2-13 12-20 23-19 12 0 20 8 21 18-12-9-32-9-44 1z" fill="var(--crest)" />
      <g fill="var(--berry,#D8543F)" stroke="var(--edge)" strokeWidth="1.6">
        <circle cx="33" cy="70" r="4.6" />
        <circle cx="50" cy="52" r="4.6" />
        <circle cx="59" cy="74" r="4.6" />
        <circle cx="75" cy="66" r="4.6" />
      </g>
    </symbol>
  </>
);

/** What lies flat: lake and crevasse. */
export const GroundSymbols = () => (
  <>
    {/* The only flat and the only blue piece. */}
    <symbol id="p-lake" viewBox="0 0 100 100">
      <path
        d="M9 56c0-19 20-25 36-23 14-7 34-5 42 9 9 16 2 33-16 37-13 5-27 3-36 1C20 80 9 72 9 56z"
        fill="var(--shore,#FFFDF4)"
      />
      <path
        d="M14 56c0-15 17-20 32-18 13-6 30-4 37 8 7 13 1 26-14 29-12 4-24 3-33 1-12-1-22-8-22-20z"
        fill="var(--water,#2E7FA6)"
      />
      <path
        d="M24 62c6 8 16 10 26 9 12 2 24-1 29-9 1 8-4 12-11 14-12 3-23 3-32 1-7-2-12-7-12-15z"
        fill="var(--deep,#1D5B80)"
      />
      <path
        d="M30 50q12-6 26-3M62 55q8-2 14 0M38 60q6-2 11-1"
        fill="none"
        stroke="var(--glint,#BFE3EE)"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
    </symbol>
    {/* Sunken tone, dashed edge, jagged split: a hole, not a place. */}
    <symbol id="p-crevasse" viewBox="0 0 100 100">
      <path d="M20 26l26-9 30 7 10 28-9 25-31 9-24-12-8-24z" fill="#24252E" fillOpacity=".5" />
      <path
        d="M20 26l26-9 30 7 10 28-9 25-31 9-24-12-8-24z"
        fill="none"
        stroke="#FFFDF4"
        strokeOpacity=".8"
        strokeWidth="2.6"
        strokeDasharray="6 8"
        strokeLinecap="round"
      />
      <path d="M41 20l7 16-9 12 13 12-7 11 8 13 3-14 9-11-13-12 12-14-11-12z" fill="#15161C" />
      <path d="M39 48l-14 5M52 60l13 8M58 34l13-3" stroke="#15161C" strokeWidth="3.4" strokeLinecap="round" />
    </symbol>
  </>
);
