import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripComments } from '../../src/content/comments.ts';

describe('stripComments', () => {
  it('removes comments within a line and over lines', () => {
    expect(stripComments('a <!-- b --> c')).toBe('a  c');
    expect(stripComments('a\n<!-- b\nc -->\nd')).toBe('a\n\n\nd');
  });

  it('removes the fences and headings in a comment, even if the comment ends beside a fence', () => {
    expect(stripComments('<!-- ## A\n```html\n<a>\n``` -->\n## B\n```html\n<b>\n```')).toBe(
      '\n\n\n\n## B\n```html\n<b>\n```'
    );
  });

  it('keeps comments that are code', () => {
    const code = 'Use `<!-- x -->` so:\n```html\n<!-- y -->\n```';
    expect(stripComments(code)).toBe(code);
    const nested = '- item\n\n      ```html\n      <!-- y -->\n      ```';
    expect(stripComments(nested)).toBe(nested);
  });

  it('does not let an unclosed code span hide a comment', () => {
    expect(stripComments('a ` b <!-- c --> d')).toBe('a ` b  d');
  });

  it('keeps the number of lines, and text without comments as it is', () => {
    const part = fc.constantFrom('<!--', '-->', '`', '``', '```', '\n', 'text', ' ', '<', '--');
    fc.assert(
      fc.property(
        fc.array(part).map((parts) => parts.join('')),
        (text) => {
          expect(stripComments(text).split('\n')).toHaveLength(text.split('\n').length);
          expect(text.includes('<!--') || stripComments(text) === text).toBe(true);
        }
      )
    );
  });
});
