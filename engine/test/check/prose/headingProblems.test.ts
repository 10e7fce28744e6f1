import { describe, expect, it } from 'vitest';
import { headingProblems } from '../../../src/check/prose/headingProblems.ts';
import { ownPage, summarize } from './ownPages.ts';

const check = (body: string): string[] => summarize(headingProblems(ownPage(body)));

describe('headings', () => {
  it('may go one level down and any number of levels up', () => {
    expect(check('## A\n\nText.\n\n### B\n\n#### C\n\nText.\n\n## D\n\nText.\n\n### B\n\nText.')).toEqual([]);
  });

  it.each([
    ['a first one below level 2', '### A\n\nText.', ['1 heading-order']],
    ['a title of its own', '# A\n\nText.', ['1 heading-order']],
    ['a level left out', '## A\n\nText.\n\n#### B\n\nText.', ['5 heading-order']],
    ['two levels left out after going up', '## A\n\n### B\n\nText.\n\n## C\n\n#### D\n\nText.', ['9 heading-order']]
  ])('reports %s', (_, body, expected) => {
    expect(check(body)).toEqual(expected);
  });

  it('suggests the right level', () => {
    expect(headingProblems(ownPage('## A\n\nText.\n\n#### B\n\nText.'))).toMatchObject([
      { message: 'The heading "B" has level 4.', hint: 'Give it level 3 at most: no level is left out.' }
    ]);
  });

  it.each([
    ['the next section begins', '## A\n\n## B\n\nText.', ['1 empty-section']],
    ['a section above goes on', '## A\n\n### B\n\n## C\n\nText.', ['3 empty-section']],
    ['the page ends', '## A\n\nText.\n\n## B', ['5 empty-section']]
  ])('reports an empty section before %s', (_, body, expected) => {
    expect(check(body)).toEqual(expected);
  });

  it('counts a list, a code block and subsections as content', () => {
    expect(check('## A\n\n- One\n\n## B\n\n```js noLive\n1\n```\n\n## C\n\n### D\n\n<TokenTable />')).toEqual([]);
  });

  it('reports duplicate headings in one section, ignoring case', () => {
    expect(check('## A\n\n### `Size`\n\nText.\n\n### Other\n\nText.\n\n### size\n\nText.')).toEqual([
      '11 duplicate-heading'
    ]);
  });

  it('ignores headings in quotes', () => {
    expect(check('## A\n\nText.\n\n> #### Deep')).toEqual([]);
  });
});
