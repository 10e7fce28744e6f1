import { codeLines } from './markdown/codeRanges.ts';
import { isComponentName } from './markdown/readComponentTag.ts';
import type { ParsedDocument } from './parsedDocument.ts';

interface Tag {
  name: string;
  line: number | null;
}

const EXPORT = /^export +(?:default|const|let|var|async|function|class)\b/;

/**
 * Finds what only MDX can do in a file that ends in `.md`: an imported component in the text, or an export.
 * @param body as written
 * @returns what it is, for readers; null for nothing
 */
export function needsMdx(
  { imports, blocks, shownTags }: Pick<ParsedDocument, 'imports' | 'blocks' | 'shownTags'>,
  body: string
): { what: string; line: number } | null {
  const imported = new Set(imports.flatMap(({ local }) => (local !== null && isComponentName(local) ? local : [])));
  const tags: Tag[] = [
    ...shownTags,
    ...blocks.flatMap((block): readonly Tag[] => {
      switch (block.kind) {
        case 'component':
          return [{ name: block.tag.name, line: block.line }];
        case 'prose':
          return block.prose.components;
        case 'example':
          return block.caption.components;
        case 'module':
          return [];
      }
    })
  ];
  const used = tags.find(({ name }) => imported.has(name));
  if (used) {
    return { what: `<${used.name}>, which the page imports`, line: used.line ?? 1 };
  }
  const lines = body.split('\n');
  const exports = lines.flatMap((line, index) => (EXPORT.test(line) ? [index] : []));
  const isCode = exports.length === 0 ? new Set<number>() : codeLines(body);
  const first = exports.find((index) => !isCode.has(index));
  return first === undefined ? null : { what: 'an export', line: first + 1 };
}
