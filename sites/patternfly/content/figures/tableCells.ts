import type { CSSProperties } from 'react';

export const CELL: CSSProperties = {
  paddingBlock: 'var(--pb-matrix-air, var(--pf-t--global--spacer--sm))',
  paddingInline: 'clamp(var(--pf-t--global--spacer--xs), 2vw, var(--pb-matrix-gap, var(--pf-t--global--spacer--md)))',
  textAlign: 'start',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap'
};

/** Wraps in narrow windows, unlike the states. */
export const HEADER: CSSProperties = {
  ...CELL,
  fontWeight: 'var(--pf-t--global--font--weight--body--bold)',
  whiteSpace: 'normal'
};

// Cells at the edges have no padding outside: the canvas has padding of its own.
export const ROW_HEADER: CSSProperties = {
  ...HEADER,
  paddingInlineStart: 0,
  paddingInlineEnd: 'var(--pf-t--global--spacer--md)'
};
export const LAST_HEADER: CSSProperties = { ...HEADER, paddingInlineEnd: 0 };
export const LAST_CELL: CSSProperties = { ...CELL, paddingInlineEnd: 0 };
