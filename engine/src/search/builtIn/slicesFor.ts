import { KINDS_OF_SLICE, SLICES, type SliceName } from '../searchFiles.ts';
import type { SearchRequest } from '../searchProvider.ts';

/** `isInline` stands in examples too, thousands of names: they follow when the rest is answered. */
const NAME_IN_CODE = /\b[a-z]+[A-Z]\w*/;

/** What queries for names of code look like, by the slices that hold such names. */
const LOOKS: readonly { pattern: RegExp; slices: readonly SliceName[] }[] = [
  // Custom properties, and names of tokens and classes: `--global--color`, `pf-t-global`.
  { pattern: /--|\w-\w+-\w/, slices: ['css-variables', 'tokens'] },
  { pattern: /\btokens?\b/i, slices: ['tokens'] },
  { pattern: /icons?\b/i, slices: ['icons'] },
  // `isInline`, `onToggle`; components begin with a capital and are in the first slice.
  { pattern: NAME_IN_CODE, slices: ['props'] },
  { pattern: /\bprop(?:s|erty|erties)?\b/i, slices: ['props'] },
  { pattern: /\b(?:css|variables?)\b/i, slices: ['css-variables'] }
];

/** The slices that a request is answered from. */
export interface WantedSlices {
  /** Answered from together. */
  first: SliceName[];
  /** Then looked through. */
  later: SliceName[];
}

/** The first slice, and others if the reader chose their kind or writes as what they hold is written. */
export function slicesFor({ query, kinds }: Pick<SearchRequest, 'query' | 'kinds'>): WantedSlices {
  if (kinds.length > 0) {
    return { first: SLICES.filter((slice) => KINDS_OF_SLICE[slice].some((kind) => kinds.includes(kind))), later: [] };
  }
  const looked = new Set(LOOKS.flatMap(({ pattern, slices }) => (pattern.test(query) ? slices : [])));
  return {
    first: SLICES.filter((slice) => slice === 'pages' || looked.has(slice)),
    later: NAME_IN_CODE.test(query) ? ['examples'] : []
  };
}
