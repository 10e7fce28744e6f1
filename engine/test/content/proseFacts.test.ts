import { describe, expect, it } from 'vitest';

import type { Passage, Prose } from '../../src/model.ts';
import { makeProse } from '../ui/acme.ts';
import { parsePage } from './support/parsePage.ts';

/** Prose of a page, which is one block after its lead. */
function read(markdown: string): Prose {
  const [, block] = parsePage(`Lead.\n\n${markdown}`).blocks;
  if (block?.kind !== 'prose') {
    throw new Error('The page has no prose.');
  }
  return block.prose;
}

/** Sentences without their components. */
const sentencesOf = ({ sentences }: Passage): string[] =>
  sentences.map((sentence) =>
    sentence
      .filter((part) => typeof part === 'string')
      .join('')
      .trim()
  );

const sentences = (html: string): string[] => makeProse(html).passages.flatMap(sentencesOf);

describe('the passages of prose', () => {
  it('begin with headings that have an id, at any depth', () => {
    const { passages } = read('One\n\n## Use `a`\n\nTwo\n\n<div><h3 id="raw">Raw &amp; deep</h3> Three</div>');
    expect(passages.map((passage) => [passage.heading, sentencesOf(passage)])).toEqual([
      [null, ['One']],
      [{ text: 'Use a', id: 'use-a' }, ['Two']],
      [{ text: 'Raw & deep', id: 'raw' }, ['Three']]
    ]);
  });

  it('contain no code, and nothing of the interface', () => {
    const { passages } = read('# Knob\n\nTurn `it` *slow*ly.\n\n```\ncode()\n```\n\n<svg><title>b</title></svg>');
    expect(passages.flatMap(sentencesOf)).toEqual(['Turn it slowly.']);
  });

  it('have a sentence for each item and row, and separate cells', () => {
    const table = '<table><tr><th>Gap</th><th>Use</th></tr><tr><td>8px</td> <td>Between (all)</td></tr></table>';
    expect(sentences(`<ul><li>One</li><li>Two!</li></ul>${table}`)).toEqual([
      'One',
      'Two!',
      'Gap · Use',
      '8px · Between (all)'
    ]);
  });

  it('separate words as blocks do', () => {
    expect(sentences('a&lt;b<br>c&amp;lt;<div>d</div>e<b>f</b><script>g</script>')).toEqual(['a<b c&lt; d ef']);
  });

  it('are read from elements of any depth', () => {
    const depth = 50_000;
    expect(sentences(`${'<div>'.repeat(depth)}a${'</div>'.repeat(depth)}`)).toEqual(['a']);
  });

  it('contain components', () => {
    const { passages, components } = read('It is <Status value="x" /> now');
    expect(passages).toEqual([{ heading: null, sentences: [['It is ', components[0], ' now']] }]);
    expect(read('## Now <Status />').passages.at(-1)?.heading?.text).toBe('Now');
  });
});

describe('the components of prose', () => {
  it('know their lines', () => {
    const { components } = parsePage('<A1b /> a\n\n## H\n\n<Part />\n\nb <B2c />\n<C3d /> c');
    expect(components.map(({ line, name }) => [line, name])).toEqual([
      [4, 'A1b'],
      [10, 'B2c'],
      [11, 'C3d']
    ]);
  });
});

describe('the links of prose', () => {
  it('are slots until all pages are known, besides addresses elsewhere', () => {
    const { links } = read('## H\n\n[a](/b "t") <https://c.example/?d&e> <a href="./f">g</a> ![h](/i.png)');
    expect(links.map((link) => link.replaceAll('\0', '#'))).toEqual(['#0#', 'https://c.example/?d&e', '#1#']);
  });
});
