import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTermCheck, phrasePattern } from '../../../src/check/prose/termProblems.ts';
import { ownPage } from './ownPages.ts';

const TERMS = [
  { use: 'select or choose', instead: ['click', 'clicks'], except: ['click event'] },
  { use: 'assistive technology', instead: ['AT'], except: [] },
  { use: 'the sentence without it', instead: ['please note', "let's"], except: [] }
];

const check = (body: string): string[] =>
  ownPage(body)
    .passages.flatMap(createTermCheck(TERMS))
    .map(({ message, location }) => `${(location?.line ?? 0) - 5}:${location?.column} ${message.split('"')[1]}`);

describe('the vocabulary', () => {
  it('finds terms in all kinds of prose, at their source location', () => {
    const body = [
      'To open it, *now*, click `it`.',
      '',
      '## Click',
      '',
      '| Key | Clicks |',
      '| --- | --- |',
      '| AT | Please',
      '',
      '- Please\n  note this',
      '',
      '![What a click does](./a.png)',
      '',
      '```ts figure title="One click" caption="Let’s see."',
      'click()',
      '```',
      '',
      '<div title="click"><b>click</b></div>'
    ].join('\n');
    expect(check(body)).toEqual([
      '1:20 click',
      '3:4 Click',
      '5:9 Clicks',
      '7:3 AT',
      '9:3 Please note',
      '12:10 click',
      '14:25 click',
      '14:41 Let’s',
      '18:23 click'
    ]);
  });

  it('ignores code, URLs, mentions and exceptions', () => {
    const body = [
      'Use `click`, https://click.example/click, <https://click.example> and [this](/click "click").',
      '',
      'Write *Choose a file*, not *Click a file*, nor "click", nor “click”, for a click event.',
      '',
      '```js noLive',
      'click();',
      '```',
      '',
      '<pre>click</pre>',
      '',
      'Look at double-click, click-through and clicked.'
    ].join('\n');
    expect(check(body)).toEqual([]);
  });

  it('allows tables to show discouraged terms', () => {
    const table = '| Case | Before | After |\n| --- | --- | --- |\n| Click | Click it. | Click it. |';
    expect(check(table)).toEqual(['3:3 Click', '3:23 Click']);
    expect(check(`${table}\n\n| Case | Now |\n| --- | --- |\n| A | Click it. |`)).toHaveLength(3);
  });

  it('suggests the preferred term', () => {
    expect(ownPage('A click.').passages.flatMap(createTermCheck(TERMS))).toMatchObject([
      {
        code: 'prose-term',
        message: '"click" is not in the site\'s vocabulary.',
        hint: 'Write: select or choose.'
      }
    ]);
  });

  it('matches phrases literally', () => {
    const part = fc.stringMatching(/^[a-z.*+?()[\]{}|^$\\/]{1,8}$/);
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), (parts) => {
        const phrase = parts.join(' ');
        expect(`, ${parts.join('  ')} ,`.match(phrasePattern([phrase]))).toEqual([parts.join('  ')]);
        expect(`, x${phrase}x ,`.match(phrasePattern([phrase]))).toBeNull();
      })
    );
  });
});
