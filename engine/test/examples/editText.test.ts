import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applyEdits, deleteKeepingLines } from '../../src/examples/editText.ts';
import { positionAt } from '../../src/core/position.ts';

describe('applyEdits', () => {
  it('applies edits in text order', () => {
    const edits = [
      { start: 4, end: 5, text: 'E' },
      { start: 0, end: 2, text: '' },
      { start: 6, end: 6, text: '!' }
    ];
    expect(applyEdits('abcdef', edits)).toBe('cdEf!');
  });

  it('keeps all line breaks of blanked text, and everything around it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, middle, after) => {
        const text = before + middle + after;
        const edit = deleteKeepingLines(text, { start: before.length, end: before.length + middle.length });
        const result = applyEdits(text, [edit]);
        expect(result.startsWith(before) && result.endsWith(after)).toBe(true);
        expect(result.split('\n')).toHaveLength(text.split('\n').length);
      })
    );
  });
});

describe('positionAt', () => {
  it('returns 1-based lines and columns', () => {
    expect(positionAt('ab\ncd', 0)).toEqual({ line: 1, column: 1 });
    expect(positionAt('ab\ncd', 4)).toEqual({ line: 2, column: 2 });
  });
});
