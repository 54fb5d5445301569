import { memo } from 'react';
import { BiomeSymbols, MarkSymbols } from './marks.tsx';
import { GroundSymbols, PlantSymbols } from './pieces.tsx';
import { Textures } from './textures.tsx';

export const SYMBOLS_ID = 'planet-symbols';

/** All that pictures refer to by name. Once per page, inside the themed root: a pattern inherits from where it stands. */
export const Symbols = memo(function Symbols() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs id={SYMBOLS_ID}>
        <PlantSymbols />
        <GroundSymbols />
        <MarkSymbols />
        <BiomeSymbols />
        <Textures />
      </defs>
    </svg>
  );
});
