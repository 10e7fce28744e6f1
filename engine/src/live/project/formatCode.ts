import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as html from 'prettier/plugins/html';
import { formatWithCursor } from 'prettier/standalone';

import type { LiveLanguage } from '../../model.ts';
import { SOURCE_STYLE } from './toJavaScript.ts';

/** Code to format, and the offset of the cursor in it. */
export interface FormatRequest {
  code: string;
  lang: LiveLanguage;
  cursor: number;
}

/** Formatted code, and the offset of the cursor at the same place in it. */
export interface FormattedCode {
  code: string;
  cursor: number;
}

const PARSERS: Record<LiveLanguage, string> = { ts: 'babel-ts', js: 'babel', html: 'html' };

/**
 * Formats code like the packages' own sources.
 * @throws Error for a syntax error; its message ends with the position, `(line:column)`
 */
export async function formatCode({ code, lang, cursor }: FormatRequest): Promise<FormattedCode> {
  const { formatted, cursorOffset } = await formatWithCursor(code, {
    ...SOURCE_STYLE,
    parser: PARSERS[lang],
    plugins: [babel, estree, html],
    cursorOffset: Math.min(cursor, code.length)
  });
  return { code: formatted, cursor: Math.max(0, Math.min(cursorOffset, formatted.length)) };
}
