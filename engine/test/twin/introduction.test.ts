import { expect, it } from 'vitest';

import { introductionNodes } from '../../src/twin/introduction.ts';
import { writeMarkdown } from '../../src/twin/writeMarkdown.ts';
import { makePage, makeSource } from '../ui/acme.ts';

it('marks the page itself among similar pages', () => {
  const source = makeSource();
  const page = makePage({ path: source.path, sources: [source] });
  const siblings = [
    { when: 'To turn', title: 'Knob', href: page.path },
    { when: 'To pull', title: 'Lever', href: '/components/lever' }
  ];
  const nodes = introductionNodes({
    page,
    source,
    shell: { summaries: new Map(), siblings: new Map([[page.path, siblings]]) },
    linkTo: (address) => `${address}.md`
  });
  expect(writeMarkdown(nodes)).toContain(
    '| To turn | **Knob** this page |\n| To pull | [Lever](/components/lever.md) |\n'
  );
});
