import { expect, it } from 'vitest';

import { introductionNodes } from '../../src/twin/introduction.ts';
import { writeMarkdown } from '../../src/twin/writeMarkdown.ts';
import { makePage, makeSource } from '../ui/acme.ts';

const noticeLinks = { optIn: [], beta: [{ text: 'About beta', href: '/beta' }], deprecated: [], template: [] };

function linkTo(address: string): string {
  return `${address}.md`;
}

it('leads from notices to where pages do', () => {
  const source = makeSource({ beta: true });
  const page = makePage({ path: source.path, sources: [source] });
  const shell = { summaries: new Map(), siblings: new Map(), noticeLinks };
  const markdown = writeMarkdown(introductionNodes({ page, source, shell, linkTo }));
  expect(markdown).toMatch(/^> \*\*Beta feature\*\*\. .+\n>\n> - \[About beta\]\(\/beta\.md\)\n$/);
});

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
    shell: { summaries: new Map(), siblings: new Map([[page.path, siblings]]), noticeLinks },
    linkTo
  });
  expect(writeMarkdown(nodes)).toContain(
    '| To turn | **Knob** this page |\n| To pull | [Lever](/components/lever.md) |\n'
  );
});
