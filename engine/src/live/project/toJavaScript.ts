import * as estree from 'prettier/plugins/estree';
import * as acorn from 'prettier/plugins/acorn';
import { format } from 'prettier/standalone';

import { withoutTypes } from './withoutTypes.ts';

/** As the packages' own sources are formatted. */
const STYLE = { singleQuote: true, printWidth: 120, trailingComma: 'none' } as const;

/**
 * An example in TypeScript as one in JavaScript: types removed, comments and the author's blank lines kept, formatted.
 * @throws Error where the code has a syntax error
 */
export async function convertToJavaScript(code: string): Promise<string> {
  return format(withoutTypes(code), { ...STYLE, parser: 'acorn', plugins: [acorn, estree] });
}
