import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_PROSE } from '../../../src/check/prose/passages.ts';
import { ownPage, sourceOf } from './ownPages.ts';

const texts = (body: string): string[] => ownPage(body).passages.map(({ text }) => text);

describe('passages', () => {
  it('contain the visible prose only', () => {
    expect(texts('A <kbd>Tab</kbd>, `code`,<br>**bold** and [a link](/a).\n\n<TokenTable />\n\n---')).toEqual([
      `A Tab, ${NO_PROSE},${NO_PROSE}bold and a link.`
    ]);
    expect(texts('Space: <TokenValue name="--a" />.')).toEqual([`Space: ${NO_PROSE}.`]);
  });

  it('omit comments, imports and frontmatter', () => {
    expect(texts("import a from './a.json';\n\nOne. <!-- two\nthree --> Four.")).toEqual(['One. Four.']);
  });

  it('map to the right positions after escapes, entities and comments', () => {
    const body = 'A \\*star &amp; <!-- gone --> an odd\nword.';
    const [passage] = ownPage(body).passages;
    const text = passage?.text ?? '';
    const at = (word: string): string => sourceAt(body, passage?.locate(text.indexOf(word)));
    expect([at('star'), at('an odd'), at('odd'), at('word')].map((rest) => rest.slice(0, 4))).toEqual([
      'star',
      'an o',
      'odd',
      'word'
    ]);
  });

  it('map every word to its position', () => {
    const word = fc.stringMatching(/^[a-z]{2,7}$/);
    const inline = fc.oneof(
      word,
      word.map((text) => `**${text}**`),
      word.map((text) => `\`${text}\``),
      word.map((text) => `[${text}](/address)`)
    );
    const line = fc.array(inline, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '));
    const block = fc.oneof(
      line,
      line.map((text) => `## ${text}`),
      line.map((text) => `- ${text}\n- ${text}`),
      line.map((text) => `> ${text}\n> ${text}`),
      line.map((text) => `| ${text} | ${text} |\n| --- | --- |\n| ${text} | ${text} |`)
    );
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 5 }), (blocks) => {
        const body = blocks.join('\n\n');
        for (const passage of ownPage(body).passages) {
          for (const { 0: found, index } of passage.text.matchAll(/[a-z]+/g)) {
            expect(sourceAt(body, passage.locate(index)).startsWith(found)).toBe(true);
          }
        }
      })
    );
  });
});

/** Returns the rest of a source line from a position on. */
function sourceAt(body: string, place: { line?: number; column?: number } | undefined): string {
  const line = sourceOf(body).split('\n')[(place?.line ?? 0) - 1] ?? '';
  return line.slice((place?.column ?? 0) - 1);
}
