import { describe, expect, it } from 'vitest';

import { writeFiles } from '../../../test/content/support/writeFiles.ts';
import { markdownComponents, propsOf, renderMarkdown } from '../../../test/support/markdown.ts';
import { makeSource } from '../../../test/ui/acme.ts';
import { parse, texts } from '../../../test/ui/parse.ts';
import { explanationOf, successCriteria } from '../../core/wcag.ts';

const { SuccessCriteria } = markdownComponents;

const FAMILIES = {
  knob: [
    { criterion: '4.1.2', met: 'Its role is right.' },
    { criterion: '1.1.1', yours: 'Set `label`.' }
  ]
};
const youProvide = [{ text: 'A name', at: 'name' }];

function render(exceptions: object[], family = 'knob'): Document {
  const folder = writeFiles({
    'families.json': JSON.stringify(FAMILIES),
    'own.json': JSON.stringify({ youProvide, exceptions }, null, 1)
  });
  const source = makeSource({
    file: `${folder}/knob.md`,
    imports: ['families', 'own'].map((local) => ({ local, imported: 'default', specifier: `./${local}.json`, line: 1 }))
  });
  const attributes = { families: '{families}', own: '{own}', family };
  return parse(renderMarkdown(SuccessCriteria, propsOf(SuccessCriteria, { attributes, source })));
}

describe('the success criteria of a component', () => {
  it('are those of its family, in the order of WCAG, with links to their explanations', () => {
    const document = render([]);
    expect(texts(document, 'tbody li')).toEqual(['Your part: Set label.', 'Met: Its role is right.']);
    expect(texts(document, 'tbody td:nth-child(2)')).toEqual(['A', 'A']);
    expect(texts(document, 'summary')).toEqual(['2 criteria: 1 met, 1 with a part of yours']);
    const [first] = document.querySelectorAll('tbody bdi > a');
    expect(first?.textContent).toMatch(/^1\.1\.1 Non-text Content/);
    expect(first?.getAttribute('href')).toBe('https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html');
  });

  it('have exceptions, which replace a row, add one, or leave one out', () => {
    const document = render([
      { criterion: '1.1.1', applies: false },
      { criterion: '2.5.8', met: 'It is large.', notMet: 'Its mark is small.' },
      { criterion: '4.1.2', yours: 'The role.' }
    ]);
    expect(texts(document, 'tbody li')).toEqual([
      'Met: It is large.',
      'Not met: Its mark is small.',
      'Your part: The role.'
    ]);
  });

  it.each<[object[], RegExp]>([
    [
      [{ criterion: '4.1.1', met: 'It parses.' }],
      /own\.json:\d+ doesn't fit .*\n.*WCAG 2\.2 has no success criterion 4\.1\.1/
    ],
    [[{ criterion: '1.1.1' }], /needs met, yours, or notMet/],
    [[{ criterion: '2.1.1', applies: false }], /own\.json:\d+: the family "knob" has no 2\.1\.1 to leave out/],
    [
      [
        { criterion: '1.1.1', met: 'It is.' },
        { criterion: '1.1.1', met: 'It is.' }
      ],
      /has a second exception for 1\.1\.1/
    ]
  ])('reject %j', (exceptions, message) => {
    expect(() => render(exceptions)).toThrow(message);
  });

  it('need a family', () => {
    expect(() => render([], 'lost')).toThrow(/needs the family of .*families\.json in family="…": knob/);
  });
});

it('knows the 86 criteria of WCAG 2.2, and where they are explained', () => {
  const levels = Map.groupBy(successCriteria.values(), ({ level }) => level);
  expect([...levels].map(([level, { length }]) => [level, length]).toSorted()).toEqual([
    ['A', 31],
    ['AA', 24],
    ['AAA', 31]
  ]);
  const criterion = successCriteria.get('3.3.4');
  expect(criterion && explanationOf(criterion)).toMatch(/\/error-prevention-legal-financial-data\.html$/);
});
