/** Bud, sun, acorn, fertility and drought. */
export const MarkSymbols = () => (
  <>
    {/* Closed flower; on cards and tracks only. */}
    <symbol id="p-bud" viewBox="0 0 100 100">
      <path d="M47 92V66h6v26z" fill="#1F5440" />
      <path d="M50 10c16 14 22 28 20 42-1 12-9 18-20 18s-19-6-20-18C28 38 34 24 50 10z" fill="#E79AB4" />
      <path d="M50 10c16 14 22 28 20 42-1 12-9 18-20 18 8-20 8-40 0-60z" fill="#B9587C" />
      <path d="M22 46c10 4 22 12 28 26 6-14 18-22 28-26 2 20-10 32-28 32S20 66 22 46z" fill="#3F7F4C" />
      <path d="M50 72c6-14 18-22 28-26 2 20-10 32-28 32z" fill="#1F5440" />
    </symbol>
    {/* Cut rays, never a face. */}
    <symbol id="p-sun" viewBox="0 0 100 100">
      <path
        d="M50 4l6 17 13-13 1 18 16-8-5 17 18-3-11 14 18 4-18 4 11 14-18-3 5 17-16-8-1 18-13-13-6 17-6-17-13 13-1-18-16 8 5-17-18 3 11-14-18-4 18-4L11 32l18 3-5-17 16 8 1-18 13 13z"
        transform="translate(3 2) scale(.94)"
        fill="#F0A92B"
      />
      <circle cx="50" cy="50" r="25" fill="#FFE08A" />
      <path d="M50 25a25 25 0 0 1 0 50 33 33 0 0 0 0-50z" fill="#F8C851" />
    </symbol>
    {/* The first player token. */}
    <symbol id="p-acorn" viewBox="0 0 100 100">
      <path d="M50 10q2-8 9-8l1 6q-4 0-4 6z" fill="#4A2F1F" />
      <path d="M24 44h52c0 24-12 42-26 50C36 86 24 68 24 44z" fill="#C98A3F" />
      <path d="M50 44h26c0 24-12 42-26 50 8-16 8-34 0-50z" fill="#9A5F25" />
      <path d="M18 42c0-18 14-28 32-28s32 10 32 28c0 5-64 5-64 0z" fill="#5B3B2A" />
      <path
        d="M30 34q6-7 12-7M48 34q6-7 12-7M64 36q3-5 7-6"
        stroke="#8C6146"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
    </symbol>
    {/* An open tulip from the side; the flowers biome is seen from above. */}
    <symbol id="i-fert" viewBox="0 0 100 100">
      <path d="M47 94V56h6v38z" fill="#2B6B45" />
      <path d="M50 92C34 90 24 78 22 62c16 2 26 12 28 30zM50 92c16-2 26-14 28-30-16 2-26 12-28 30z" fill="#2B6B45" />
      <path
        d="M24 10c8 4 14 10 16 16 2-8 6-16 10-20 4 4 8 12 10 20 2-6 8-12 16-16 4 28-6 50-26 50S20 38 24 10z"
        fill="#D65C86"
      />
      <path d="M50 6c4 4 8 12 10 20 2-6 8-12 16-16 4 28-6 50-26 50 6-18 6-38 0-54z" fill="#A93863" />
    </symbol>
    {/* The same stem, hanging. */}
    <symbol id="i-dry" viewBox="0 0 100 100">
      <path
        d="M40 94C36 66 36 44 46 28c8-12 24-12 28 4"
        fill="none"
        stroke="#8A4B2A"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M40 92C26 90 14 82 10 70c16-2 28 6 30 22z" fill="#8A4B2A" />
      <path
        d="M58 34c10-8 28-6 32 2-2 8-4 12-4 20-6-4-8-8-10-12 0 8-2 14-6 20-4-6-6-10-6-18-4 4-8 6-14 6 0-8 2-14 8-18z"
        fill="#A8432A"
      />
    </symbol>
  </>
);

/** One solid shape for each biome, and all six at once for the wild cards. */
export const BiomeSymbols = () => (
  <>
    <symbol id="b-N" viewBox="0 0 100 100">
      <g stroke="currentColor" strokeWidth="9" strokeLinecap="round" fill="none">
        <path d="M50 8v84M14 29l72 42M86 29L14 71" />
        <path
          d="M37 17l13 11 13-11M37 83l13-11 13 11M14 46l16-7-2-17M86 54l-16 7 2 17M14 54l16 7-2 17M86 46l-16-7 2-17"
          strokeWidth="7"
        />
      </g>
    </symbol>
    <symbol id="b-M" viewBox="0 0 100 100">
      <path
        d="M46 92C44 62 34 38 10 22c4 34 16 56 30 70zM50 92C46 56 48 30 58 6c10 30 8 60 0 86zM60 92c2-24 12-44 32-56-2 26-12 44-26 56z"
        fill="currentColor"
      />
    </symbol>
    <symbol id="b-F" viewBox="0 0 100 100">
      <g fill="currentColor">
        <circle cx="50" cy="24" r="19" />
        <circle cx="75" cy="42" r="19" />
        <circle cx="66" cy="72" r="19" />
        <circle cx="34" cy="72" r="19" />
        <circle cx="25" cy="42" r="19" />
      </g>
      <circle cx="50" cy="51" r="12" fill="var(--eye,#fff)" />
    </symbol>
    <symbol id="b-W" viewBox="0 0 100 100">
      <g fill="currentColor">
        <path d="M47 96V60h6v36z" />
        <path d="M50 2c9 8 9 18 0 26-9-8-9-18 0-26z" />
        <path d="M46 44C30 42 24 32 26 18c14 4 20 12 20 26zM54 44c16-2 22-12 20-26-14 4-20 12-20 26zM46 66C30 64 24 54 26 40c14 4 20 12 20 26zM54 66c16-2 22-12 20-26-14 4-20 12-20 26zM46 86C32 84 26 76 27 62c13 4 19 11 19 24zM54 86c14-2 20-10 19-24-13 4-19 11-19 24z" />
      </g>
    </symbol>
    <symbol id="b-R" viewBox="0 0 100 100">
      <path d="M4 86L40 20l14 24 10-14 32 56z" fill="currentColor" />
      <path d="M40 20l12 21-9 7-7-7-8 4z" fill="var(--eye,#fff)" />
    </symbol>
    <symbol id="b-S" viewBox="0 0 100 100">
      <g fill="currentColor">
        <rect x="29" y="8" width="13" height="36" rx="6.5" />
        <path d="M33 42h5v34h-5z" />
        <rect x="57" y="20" width="13" height="34" rx="6.5" />
        <path d="M61 50h5v26h-5z" />
        <path d="M8 76q10.5-9 21 0t21 0 21 0 21 0v8q-10.5 9-21 0t-21 0-21 0-21 0z" />
      </g>
    </symbol>
    <symbol id="b-X" viewBox="0 0 100 100">
      <g stroke="var(--edge)" strokeWidth="4" strokeLinejoin="round">
        <path d="M50 50V6a44 44 0 0 1 38 22z" fill="var(--bio-N)" />
        <path d="M50 50l38-22a44 44 0 0 1 0 44z" fill="var(--bio-F)" />
        <path d="M50 50l38 22a44 44 0 0 1-38 22z" fill="var(--bio-W)" />
        <path d="M50 50v44a44 44 0 0 1-38-22z" fill="var(--bio-R)" />
        <path d="M50 50L12 72a44 44 0 0 1 0-44z" fill="var(--bio-S)" />
        <path d="M50 50L12 28A44 44 0 0 1 50 6z" fill="var(--bio-M)" />
      </g>
    </symbol>
  </>
);
