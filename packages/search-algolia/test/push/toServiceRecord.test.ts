import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toServiceRecord } from '../../src/push/toServiceRecord.ts';
import { searchRecord } from '../../../../engine/test/support/searchRecord.ts';

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

describe('toServiceRecord', () => {
  it('uses different attributes for prose and identifiers', () => {
    expect(toServiceRecord(searchRecord())).toMatchObject({ objectID: 'page /components/dial', title: 'Dial' });
    const prop = toServiceRecord(searchRecord({ kind: 'prop', title: 'isInline' }));
    expect(prop).toMatchObject({ identifier: 'isInline', keywords: ['is Inline'] });
    expect(prop).not.toHaveProperty('title');
  });

  it.each([
    ['AngleDownIcon', ['Angle Down Icon']],
    ['URLInput', ['URL Input']],
    ['Grid2Columns', ['Grid2 Columns']],
    ['Dial', []],
    ['Date and time', []]
  ])('splits %s into words', (title, words) => {
    expect(toServiceRecord(searchRecord({ kind: 'icon', title })).keywords).toEqual(words);
  });

  it('ranks deprecated records below all others of their kind', () => {
    const rank = (changes: Parameters<typeof searchRecord>[0]): number => toServiceRecord(searchRecord(changes)).rank;
    expect(rank({})).toBeGreaterThan(rank({ kind: 'heading' }));
    expect(rank({ kind: 'heading' })).toBeGreaterThan(rank({ kind: 'text' }));
    expect(rank({})).toBe(rank({ badge: 'beta' }));
    expect(rank({ badge: 'demo' })).toBeGreaterThan(rank({ badge: 'deprecated' }));
  });

  it('groups passages of a page, and nothing else', () => {
    const passage = searchRecord({ kind: 'text', id: 'a' });
    expect(toServiceRecord(passage).group).toBe(toServiceRecord({ ...passage, id: 'b' }).group);
    expect(toServiceRecord(passage).group).not.toBe(toServiceRecord({ ...passage, page: '/other' }).group);
    expect(toServiceRecord(searchRecord({ id: 'a' })).group).not.toBe(toServiceRecord(searchRecord({ id: 'b' })).group);
  });

  it('truncates long text after a word', () => {
    const text = Array.from({ length: 4000 }, (_, index) => `word${index}`).join(' ');
    const { text: shortened } = toServiceRecord(searchRecord({ kind: 'text', text }));
    expect(shortened.endsWith('…')).toBe(true);
    expect(`${text} `).toContain(shortened.replace('…', ' '));
    expect(shortened.length).toBeGreaterThan(9500);
  });

  it('keeps every record within the limit', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
        fc.integer({ max: 3000 }),
        (part, times) => {
          const text = part.repeat(Math.max(0, times));
          const record = toServiceRecord(searchRecord({ kind: 'text', text }));
          expect(bytesOf(record)).toBeLessThanOrEqual(10_000);
          expect(text.startsWith(record.text === text ? text : record.text.slice(0, -1))).toBe(true);
        }
      ),
      { numRuns: 30 }
    );
  });

  it('drops keywords if shortening the text is not enough', () => {
    const keywords = Array.from({ length: 2000 }, (_, index) => `keyword ${index}`);
    const record = toServiceRecord(searchRecord({ keywords }));
    expect(record.text).toBe('');
    expect(record.keywords).toEqual(keywords.slice(0, record.keywords.length));
    expect(record.keywords.length).toBeGreaterThan(400);
    expect(bytesOf(record)).toBeLessThanOrEqual(10_000);
  });

  it('reports a record that is too large in any case', () => {
    const record = searchRecord({ importLine: 'import '.repeat(2000) });
    expect(() => toServiceRecord(record)).toThrow(/"page \/components\/dial" is bigger than the 10000 bytes/);
  });
});
