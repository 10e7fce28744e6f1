import * as estree from 'prettier/plugins/estree';
import * as acorn from 'prettier/plugins/acorn';
import { format } from 'prettier/standalone';
import { parser } from '@lezer/javascript';
import { transform } from 'sucrase';

/** As the packages' own sources are formatted. */
const STYLE = { singleQuote: true, printWidth: 120, trailingComma: 'none' } as const;

/**
 * An example in TypeScript as one in JavaScript: types removed, comments and the author's blank lines kept, formatted.
 * @throws Error where the code has a syntax error
 */
export async function convertToJavaScript(code: string): Promise<string> {
  return format(withoutTypes(code), { ...STYLE, parser: 'acorn', plugins: [acorn, estree] });
}

/** `import React, {} from`: what is left where only types stood between the braces. */
const EMPTY_BRACES = /^(import\s+[\w$]+)\s*,\s*\{\s*\}(?=\s*from\b)/gm;

/** Syntax that goes, with the comments in it. */
const TYPE_NODES = new Set(['InterfaceDeclaration', 'TypeAliasDeclaration', 'TypeAnnotation', 'ObjectType']);

const typeScript = parser.configure({ dialect: 'ts jsx' });

/**
 * TypeScript without its types: imports of nothing but types go, JSX and comments stay. Lines that held nothing else
 * go too.
 * @throws Error where the code has a syntax error
 */
export function withoutTypes(code: string): string {
  const stripped = transform(code, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    filePath: 'example.tsx'
  }).code;
  return withoutHoles(stripped, code).replaceAll(EMPTY_BRACES, '$1');
}

/** Both texts have the same lines. Those that were not empty before are no blank lines of the author's. */
function withoutHoles(stripped: string, code: string): string {
  const before = code.split('\n');
  const comments = commentLines(code);
  return stripped
    .split('\n')
    .flatMap((line, index) => {
      const text = before[index] ?? '';
      if (line.trim() !== '' || text.trim() === '') {
        return [line];
      }
      // Comments between two types are lost with them.
      return comments.has(index) ? [text] : [];
    })
    .join('\n');
}

/** Lines that a comment outside of types stands on. */
function commentLines(code: string): Set<number> {
  const lines = new Set<number>();
  typeScript.parse(code).iterate({
    enter({ name, from, to }) {
      if (name === 'LineComment' || name === 'BlockComment') {
        const first = code.slice(0, from).split('\n').length - 1;
        const count = code.slice(from, to).split('\n').length;
        for (let line = first; line < first + count; line++) {
          lines.add(line);
        }
      }
      return !TYPE_NODES.has(name);
    }
  });
  return lines;
}
