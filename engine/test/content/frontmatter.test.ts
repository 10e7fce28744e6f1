import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseText, splitFrontmatter } from '../../src/content/frontmatter.ts';

describe('splitFrontmatter', () => {
  it('keeps the line numbers of the body', () => {
    const split = splitFrontmatter('---\nid: Button\n---\n\nText');
    expect(split).toEqual({ yaml: 'id: Button', yamlLine: 2, body: '\n\n\n\nText' });
  });

  it('treats text after the closing dashes as the first line of the body', () => {
    expect(splitFrontmatter('---\nid: Button\n---## Examples\nText')?.body).toBe('\n\n## Examples\nText');
    expect(splitFrontmatter("---\nid: Button\n---import './button.css'")?.body).toBe("\n\nimport './button.css'");
  });

  it('accepts spaces after the closing dashes, and a missing end', () => {
    expect(splitFrontmatter('---\nid: Button\n--- \nText')?.body).toBe('\n\n\nText');
    expect(splitFrontmatter('---\nid: Button')).toEqual({ yaml: 'id: Button', yamlLine: 2, body: '\n' });
  });

  it('returns null if the text does not start with dashes', () => {
    expect(splitFrontmatter('# Button\n---\nid: Button\n---')).toBeNull();
  });

  it('never throws, and never shifts a line', () => {
    const line = fc.oneof(fc.constant('---'), fc.constant('--- x'), fc.constant(''), fc.string());
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = ['---', ...lines].join('\n');
        const body = splitFrontmatter(text)?.body.split('\n') ?? [];
        const source = text.split('\n');
        const end = source.findIndex((entry, index) => index > 0 && entry.startsWith('---'));
        expect(body).toHaveLength(source.length);
        expect(body.slice(end + 1)).toEqual(end === -1 ? source.map(() => '') : source.slice(end + 1));
      })
    );
  });
});

describe('normaliseText', () => {
  it('removes a byte order mark and carriage returns', () => {
    expect(normaliseText('\uFEFFa\r\nb\rc\n')).toBe('a\nb\nc\n');
  });
});
