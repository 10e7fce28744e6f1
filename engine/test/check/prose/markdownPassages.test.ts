import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_PROSE } from '../../../src/core/proseRule.ts';
import { ownPage, sourceOf } from './ownPages.ts';

const texts = (body: string): string[] => ownPage(body).passages.map(({ text }) => text);

describe('passages', () => {
  it('have kinds, and cells the heading of their column', () => {
    const table = '| Key | Result … |\n| --- | --- |\n| Tab | Leaves |';
    const figure = '~~~html figure title="A lamp" caption="Is `on`."\nx\n~~~';
    const body = `## Head\n\nText.\n\n- Item\n\n${table}\n\n${figure}\n\n<div>Raw <code>code</code></div>`;
    expect(
      ownPage(body).passages.map((passage) => [
        passage.kind === 'cell' ? `cell of ${passage.column}` : passage.kind,
        passage.fullText
      ])
    ).toEqual([
      ['heading', 'Head'],
      ['paragraph', 'Text.'],
      ['paragraph', 'Item'],
      ['columnHeading', 'Key'],
      ['columnHeading', 'Result …'],
      ['cell of Key', 'Tab'],
      ['cell of Result …', 'Leaves'],
      ['title', 'A lamp'],
      ['caption', 'Is on.'],
      ['html', 'Raw code']
    ]);
  });

  it('have marks, also of tags that overlap', () => {
    const body = 'A **bold *slanted* part**, [a link](/a), ![an image](./a.png), <kbd>Tab <b>or</kbd></b> `code`.';
    const [passage] = ownPage(body).passages;
    expect(passage?.marks.map(({ tag, start, end }) => [tag, passage.text.slice(start, end)])).toEqual([
      ['em', 'slanted'],
      ['strong', 'bold slanted part'],
      ['a', 'a link'],
      ['img', 'an image'],
      ['kbd', 'Tab or']
    ]);
  });

  it('mention words in quotation marks, in emphasis, and as counterexamples', () => {
    const mentioned = (body: string): boolean[] =>
      ownPage(body).passages.flatMap(({ text, isMention }) =>
        [...text.matchAll(/word/g)].map(({ index }) => isMention(index, index + 4))
      );
    expect(mentioned('A word, "a word", “a word”, *a word*, **a word**.')).toEqual([false, true, true, true, false]);
    expect(mentioned('| Not | Write |\n| --- | --- |\n| A word | A word |')).toEqual([true, false]);
  });

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
