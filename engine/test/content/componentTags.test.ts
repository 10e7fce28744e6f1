import { expect, it } from 'vitest';

import { tagProblems } from '../../src/content/componentTags.ts';
import type { MarkdownComponent } from '../../src/core/markdownComponent.ts';
import type { SourceFile } from '../../src/content/sources.ts';
import { parsePage } from './support/parsePage.ts';

const component: MarkdownComponent = { component: () => null };
const COMPONENTS = new Map([
  ['Gallery', component],
  ['Value', { ...component, isInline: true }]
]);

function problemsOf(body: string) {
  const file = { file: '/acme/page.md' } as SourceFile;
  return tagProblems({ file, document: parsePage(body) }, COMPONENTS).map(({ code, message, hint, location }) => [
    code,
    location,
    `${message} ${hint}`
  ]);
}

it('a component that may stand anywhere is in order', () => {
  expect(
    problemsOf(
      '- <Gallery />\n\n| a |\n| - |\n| <Gallery /> |\n\n<Gallery />\n\nIt is <Value name="a" /> or `<Gallery>`.\n\n<Value name="b" />'
    )
  ).toEqual([]);
});

it('one within a sentence is reported unless it is an inline component, and content that none takes', () => {
  expect(problemsOf('Use <Button> here.\n\n- A <b><Gallery /></b>\n\nA <Value>b</Value>.')).toEqual([
    ['unknown-component', { file: '/acme/page.md', line: 4 }, expect.stringContaining('no component <Button>')],
    [
      'misplaced-component',
      { file: '/acme/page.md', line: 6 },
      expect.stringContaining("<Gallery> can't be part of a")
    ],
    ['misplaced-content', { file: '/acme/page.md', line: 8 }, expect.stringContaining('<Value> takes no content')]
  ]);
});

it('one that nobody knows is reported with what may be meant', () => {
  expect(problemsOf('<Galery />\n\n<Chart />')).toEqual([
    [
      'unknown-component',
      { file: '/acme/page.md', line: 4 },
      'There is no component <Galery>. Did you mean <Gallery>?'
    ],
    ['unknown-component', { file: '/acme/page.md', line: 6 }, expect.stringContaining('`markdownComponents`')]
  ]);
});
