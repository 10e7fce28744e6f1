import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { descriptionCell } from '../../src/twin/description.ts';
import { divide, lengthOf, takeFirst } from '../../src/twin/divide.ts';
import { code, heading, list, paragraph, text } from '../../src/twin/nodes.ts';
import { codeCell, tableText } from '../../src/twin/tableText.ts';
import { writeMarkdown } from '../../src/twin/writeMarkdown.ts';
import { markdownNodes } from '../support/twinFaults.ts';

const words = (count: number): string => 'word '.repeat(count).trim();

describe('divide', () => {
  it('keeps a heading with what follows it', () => {
    const parts = divide([paragraph(words(15)), heading(2, 'Next'), paragraph(words(15))], 100);
    expect(parts.map((part) => part.map(({ type }) => type))).toEqual([['paragraph'], ['heading', 'paragraph']]);
  });

  it('continues tables, with their heads, and code and lists in further parts', () => {
    const rows = Array.from({ length: 40 }, (_, index) => [`row-${index}`]);
    const nodes = [
      tableText([['Name'], ...rows]),
      code(rows.join('\n'), 'ts'),
      list(rows.map(([row = '']) => [text(row)]))
    ];
    const parts = divide(nodes, 200);
    const written = parts.map(writeMarkdown);
    expect(written.filter((part) => part.length > 200)).toEqual([]);
    expect(written.join('').match(/\| Name \|\n\| - \|/g)?.length).toBeGreaterThan(2);
    expect(rows.filter(([row = '']) => written.join('\n').split(row).length < 4)).toEqual([]);
  });

  it('leaves code, tables, and lists whole that fit into a part', () => {
    const rows = Array.from({ length: 20 }, (_, index) => [`row-${index}`]);
    for (const node of [
      code(rows.join('\n'), 'ts'),
      tableText([['Name'], ...rows]),
      list(rows.map(([row = '']) => [text(row)]))
    ]) {
      expect(divide([heading(1, 'Title'), node], 350).map(writeMarkdown)).toEqual([
        writeMarkdown([heading(1, 'Title'), node])
      ]);
    }
  });

  it('divides off a first part, and leaves the rest in one piece', () => {
    const rows = Array.from({ length: 60 }, (_, index) => `row-${index}`);
    const { first, rest } = takeFirst([heading(2, 'Long'), code(rows.join('\n'), 'ts')], 150);
    expect([first, rest].map((part) => part.map(({ type }) => type))).toEqual([['heading', 'code'], ['code']]);
    expect(writeMarkdown(first).length).toBeLessThanOrEqual(150);
    expect(writeMarkdown(rest)).toContain('row-59');
  });

  it('makes no part that is longer than it may be', () => {
    const nodes = fc.array(
      fc.nat(30).map((count) => paragraph(words(count + 1))),
      { maxLength: 20 }
    );
    fc.assert(
      fc.property(nodes, (all) => {
        const parts = divide(all, 200);
        expect(parts.flat()).toEqual(all);
        expect(parts.every((part) => lengthOf(part) <= 200)).toBe(true);
      })
    );
  });
});

describe('cells of reference tables', () => {
  it('have the lines of a description on one', () => {
    expect(descriptionCell([], 'Stops at\n  **both\nends**,\nor `a\nb`.')).toBe('Stops at **both ends**, or `a b`.');
  });

  it('are read back as they were', () => {
    const value = fc
      .stringMatching(/^[a-z|`<>*_\\'"{}()[\] ]{1,20}$/)
      .map((raw) => raw.replaceAll(/\s+/g, ' ').trim())
      .filter((raw) => raw !== '' && !raw.includes('\\|') && !raw.endsWith('\\'));
    fc.assert(
      fc.property(value, (written) => {
        const table = writeMarkdown([tableText([['Type'], [codeCell(written)]])]);
        const read = markdownNodes(table).flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));
        expect(read).toEqual([written]);
      })
    );
  });
});
