import * as estree from 'prettier/plugins/estree';
import * as acorn from 'prettier/plugins/acorn';
import { format } from 'prettier/standalone';
import { parser } from '@lezer/javascript';
import { transform } from 'sucrase';

/** The format of the packages' own sources. */
export const SOURCE_STYLE = { singleQuote: true, printWidth: 120, trailingComma: 'none' } as const;

/**
 * Converts an example from TypeScript to JavaScript: strips types, keeps comments and the author's blank lines, and
 * formats the result.
 * @throws Error for a syntax error
 */
export async function convertToJavaScript(code: string): Promise<string> {
  return format(withoutTypes(code), { ...SOURCE_STYLE, parser: 'acorn', plugins: [acorn, estree] });
}

/** `import React, {} from`: remains of an import that only contained types. */
const EMPTY_BRACES = /^(import\s+[\w$]+)\s*,\s*\{\s*\}(?=\s*from\b)/gm;

/** Type syntax, which is removed with the comments in it. */
const TYPE_NODES = new Set(['InterfaceDeclaration', 'TypeAliasDeclaration', 'TypeAnnotation', 'ObjectType']);

const typeScript = parser.configure({ dialect: 'ts jsx' });

/**
 * Strips types, imports of types, and lines that contained nothing else. Keeps JSX and comments.
 * @throws Error for a syntax error
 */
export function withoutTypes(code: string): string {
  const stripped = transform(code, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    filePath: 'example.tsx'
  }).code;
  return withoutEmptiedLines(stripped, code).replaceAll(EMPTY_BRACES, '$1');
}

/**
 * Removes lines that stripping has emptied, but keeps the author's blank lines. Both texts have the same line numbers.
 */
function withoutEmptiedLines(stripped: string, code: string): string {
  const before = code.split('\n');
  const comments = commentLines(code);
  return stripped
    .split('\n')
    .flatMap((line, index) => {
      const text = before[index] ?? '';
      if (line.trim() !== '' || text.trim() === '') {
        return [line];
      }
      // Restores comments between two types, which stripping removes.
      return comments.has(index) ? [text] : [];
    })
    .join('\n');
}

/** Returns the lines with comments outside of types. */
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
