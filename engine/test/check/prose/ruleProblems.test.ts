import { expect, it } from 'vitest';

import { ruleProblems } from '../../../src/check/prose/ruleProblems.ts';
import { defineProseRule, type ProseRule } from '../../../src/core/proseRule.ts';
import type { Site } from '../../../src/model.ts';
import { ownPage } from './ownPages.ts';

const SITE = { pages: [{ path: '/parts/lamp' }] } as Site;

const check = (rule: ProseRule, body: string) => ruleProblems([rule], ownPage(body).passages, SITE);

const shout = defineProseRule({
  name: 'shout',
  check: ({ text }) =>
    [...text.matchAll(/!/g)].map(({ index }) => ({ at: index, message: 'It shouts.', hint: 'Calm down.' }))
});

it('a rule finds problems at places of passages', () => {
  expect(check(shout, 'Fine.\n\nA lamp!\nA **shelf!**')).toEqual([
    {
      severity: 'error',
      code: 'prose/shout',
      message: 'It shouts.',
      hint: 'Calm down.',
      location: { file: '/content/page.md', line: 8, column: 7 }
    },
    expect.objectContaining({ location: { file: '/content/page.md', line: 9, column: 10 } })
  ]);
});

it('a finding may be about the whole passage, and a rule may warn', () => {
  const short = defineProseRule({
    name: 'short',
    severity: 'warning',
    check: ({ kind, text }) => (kind === 'heading' && text.length > 5 ? [{ message: 'It is long.' }] : [])
  });
  expect(check(short, '## A long one\n\nA long one.')).toEqual([
    {
      severity: 'warning',
      code: 'prose/short',
      message: 'It is long.',
      hint: null,
      location: { file: '/content/page.md', line: 6 }
    }
  ]);
});

it('a rule may look at all texts, and at the site', () => {
  const named = defineProseRule({
    name: 'named',
    checkAll: (passages, { pages }) => [
      { location: null, message: `${passages.length} passages, ${pages.map(({ path }) => path).join()}` }
    ]
  });
  expect(check(named, 'One.\n\nTwo.')).toMatchObject([{ location: null, message: '2 passages, /parts/lamp' }]);
});

it.each([
  [{ name: 'bad', check: () => JSON.parse('') as [] }, 'The rule "bad" failed: SyntaxError'],
  [{ name: 'bad', check: () => null as unknown as [] }, 'The rule "bad" failed: Error: it has to return an array'],
  [{ name: 'bad', checkAll: () => [{}] as unknown as [] }, 'The rule "bad" failed: Error: a finding needs a message.']
])('a rule that fails is reported, and others go on: %o', (rule: ProseRule, message) => {
  const problems = ruleProblems([rule, shout], ownPage('A lamp!').passages, SITE);
  expect(problems.map(({ code }) => code)).toEqual(['prose-rule-failed', 'prose/shout']);
  expect(problems[0]?.message).toContain(message);
});
