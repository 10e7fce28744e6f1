const LAYER_LIST = /@layer\s+[\w.\-,\s]+;/g;
const LAYER_BLOCK = /@layer\s+[\w.-]+\s*\{/g;
const RELATIVE_URL = /url\(\s*(["']?)(?![a-z]+:|#)([^"')]+)\1\s*\)/gi;

/**
 * A style sheet of the site as a project uses it, where the sheets of packages stand in no cascade layer and would
 * win over everything that does; with addresses that hold everywhere.
 * @param address where the sheet is from
 */
export function plainStyles(css: string, address: URL): string {
  const absolute = css
    .replaceAll(LAYER_LIST, '')
    .replaceAll(RELATIVE_URL, (_, quote: string, url: string) => `url(${quote}${new URL(url, address).href}${quote})`);
  return withoutBlocks(absolute).trim();
}

/** Takes the braces of layers away, and leaves what is in them. */
function withoutBlocks(css: string): string {
  const block = LAYER_BLOCK.exec(css);
  LAYER_BLOCK.lastIndex = 0;
  if (!block) {
    return css;
  }
  const start = block.index + block[0].length;
  const end = closingBrace(css, start);
  return css.slice(0, block.index) + css.slice(start, end) + withoutBlocks(css.slice(end + 1));
}

/** Place of the brace that closes the block whose content begins at `start`. */
function closingBrace(css: string, start: number): number {
  let depth = 1;
  for (const { 0: sign, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\/|[{}]/gs)) {
    if (index >= start && sign.length === 1) {
      depth += sign === '{' ? 1 : -1;
      if (depth === 0) {
        return index;
      }
    }
  }
  return css.length;
}
