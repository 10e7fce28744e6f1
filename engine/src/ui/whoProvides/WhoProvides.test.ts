import { describe, expect, it } from 'vitest';

import { writeFiles } from '../../../test/content/support/writeFiles.ts';
import { markdownComponents, propsOf, renderMarkdown } from '../../../test/support/markdown.ts';
import { exampleBlock, makePage, makeSource } from '../../../test/ui/acme.ts';
import { parse, texts } from '../../../test/ui/parse.ts';
import { claimsSchema } from '../../examples/claims/claimsSchema.ts';
import { standaloneExamples } from '../../examples/siteExamples.ts';
import { providedBy } from './providedBy.ts';

const { WhoProvides } = markdownComponents;

const base = { example: '/components/knob/basic', says: 'It is.' };
const button = { role: 'button', name: 'Open' };
const dialog = { role: 'dialog', name: 'Box' };

const CLAIMS = {
  roles: [
    { ...base, part: 'Opener', is: button, nameFrom: 'content', states: { expanded: 'false', pressed: null } },
    { ...base, part: 'Other', is: button, nameFrom: 'aria-label' },
    { ...base, part: 'Box', is: dialog, nameFrom: 'aria-labelledby', states: { modal: 'true' } }
  ],
  keys: [
    { example: base.example, on: button, key: 'Enter', does: 'Opens.', expect: [{ shown: dialog }, { focus: dialog }] },
    {
      example: base.example,
      on: dialog,
      key: 'Escape',
      does: 'Closes.',
      expect: [{ hidden: dialog }, { focus: button }]
    }
  ]
};

function render(own: object): Document {
  const folder = writeFiles({ 'knob.claims.json': JSON.stringify(CLAIMS), 'own.json': JSON.stringify(own, null, 1) });
  const source = makeSource({
    file: `${folder}/knob.md`,
    anchors: ['in-design'],
    imports: ['claims', 'own'].map((local) => ({
      local,
      imported: 'default',
      specifier: local === 'own' ? './own.json' : './knob.claims.json',
      line: 1
    })),
    blocks: [exampleBlock()]
  });
  const [example] = standaloneExamples({ pages: [makePage({ sources: [source] })] });
  const attributes = { claims: '{claims}', own: '{own}' };
  const props = propsOf(WhoProvides, { attributes, source, context: { exampleAt: () => example ?? null } });
  return parse(renderMarkdown(WhoProvides, props));
}

describe('who provides what', () => {
  it('sums up the claims, and links to what readers provide', () => {
    const document = render({ youProvide: [{ text: 'A `name`', at: 'in-design' }] });
    expect(texts(document, 'ul:not(:has(a)) > li')).toEqual([
      'Roles that say what each part is: button and dialog.',
      'Names from the text, for button.',
      'States in the markup: expanded and modal.',
      'Keys: Enter and Escape.',
      'Focus that moves in when the dialog opens, and returns when it closes.'
    ]);
    expect(texts(document, 'a[href="#in-design"]')).toEqual(['A name']);
  });

  it.each([
    [{ youProvide: [{ text: 'A name', at: 'lost' }] }, /own\.json:5 links to "#lost", which the tab doesn't have/],
    [{ youProvide: Array(6).fill({ text: 'A name', at: 'in-design' }) }, /doesn't fit the schema of accessibility data/]
  ])('rejects %j', (own, message) => {
    expect(() => render(own)).toThrow(message);
  });
});

describe('the sentences about claims', () => {
  const parsed = claimsSchema.parse(CLAIMS);

  it('say nothing of focus that stays, or of states that are not set', () => {
    const [first] = parsed.keys;
    const keys = first ? [{ ...first, expect: [{ shown: dialog }, { focus: button }] }] : [];
    const roles = parsed.roles.map((claim) => ({ ...claim, states: { pressed: null } }));
    const sentences = providedBy({ roles, keys });
    expect(sentences.filter((text) => /Focus|States/.test(text))).toEqual([]);
  });

  it('count what they leave out of long lists', () => {
    const [first] = parsed.keys;
    const names = ['Enter', 'Space', 'Tab', 'Escape', 'Home', 'End', 'Home'];
    const keys = first ? names.map((key) => ({ ...first, key })) : [];
    expect(providedBy({ roles: [], keys })[0]).toBe('Keys: Enter, Space, Tab, Escape, and 2 more.');
  });
});
