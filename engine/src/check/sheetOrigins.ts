import { readFileSync } from 'node:fs';

import { positionAt } from '../core/position.ts';
import { warning } from '../content/problem.ts';
import type { ResolvedConfig } from '../core/config.ts';
import type { Problem } from '../model.ts';

/** A comment, an import (`sheetImports.ts`), the head of a rule with fonts, a brace, or an address. */
const TOKEN = /\/\*[^]*?\*\/|@import\s[^;]*|@font-face|[{}]|url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)/gi;

/** Stands for the site's own origin. */
const SITE = 'https://site.invalid';

interface ForeignFile {
  kind: 'font' | 'image';
  origin: string;
  /** Offset in the sheet. */
  start: number;
}

const DESCRIPTIONS = {
  font: { noun: 'fonts', key: 'examples.fontOrigins' },
  image: { noun: 'images', key: 'examples.imageOrigins' }
} as const;

/**
 * Reports fonts and images of other sites in a style sheet, which the security policy of documents blocks, once for each
 * origin.
 */
export function sheetOriginProblems(file: string, { examples }: Pick<ResolvedConfig, 'examples'>): Problem[] {
  const css = readFileSync(file, 'utf8');
  const allowed = { font: examples.fontOrigins, image: examples.imageOrigins };
  const found = new Map<string, ForeignFile & { count: number }>();
  for (const use of foreignFiles(css).filter(({ kind, origin }) => !allowed[kind].includes(origin))) {
    const key = `${use.kind} ${use.origin}`;
    found.set(key, { ...use, ...found.get(key), count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()].map(({ kind, origin, start, count }) => {
    const { noun, key } = DESCRIPTIONS[kind];
    const message = `The site's security policy blocks ${noun} of ${origin}, of which the style sheet names ${count}.`;
    const hint = `Name the origin in \`${key}\`, or use a style sheet with files of its own.`;
    return warning('blocked-by-policy', message, { file, ...positionAt(css, start) }, hint);
  });
}

function foreignFiles(css: string): ForeignFile[] {
  const files: ForeignFile[] = [];
  let isFont = false;
  for (const { 0: token, 1: double, 2: single, 3: plain, index } of css.matchAll(TOKEN)) {
    const address = double ?? single ?? plain;
    if (/^@font-face$/i.test(token)) {
      isFont = true;
    } else if (token === '}') {
      isFont = false;
    } else if (address !== undefined) {
      const { origin = SITE, protocol = '' } = URL.parse(address, SITE) ?? {};
      files.push(
        ...(origin === SITE || !/^https?:/.test(protocol)
          ? []
          : [{ kind: isFont ? ('font' as const) : ('image' as const), origin, start: index }])
      );
    }
  }
  return files;
}
