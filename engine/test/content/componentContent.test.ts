import { describe, expect, it } from 'vitest';

import { attributesOf, childrenOf, isComponentNode, type ProseTree } from '../../src/core/proseTree.ts';
import { treeHtml } from '../../src/core/treeHtml.ts';
import { parsePage } from './support/parsePage.ts';

type Parent = Parameters<typeof childrenOf>[0];

/** Outlines the components of a tree: kind, name, attributes, and what is in them. */
function outline(node: Parent | ProseTree): unknown[] {
  return childrenOf(node).flatMap((child): unknown[] => {
    if (!isComponentNode(child)) {
      return outline(child);
    }
    const kind = child.type === 'mdxJsxFlowElement' ? 'flow' : 'text';
    const own = treeHtml({ type: 'root', children: child.children }).trim();
    const inner = outline(child);
    return [[kind, child.name, attributesOf(child), inner.length > 0 ? inner : own]];
  });
}

function componentsOf(markdown: string): unknown[] {
  return parsePage(`Lead.\n\n${markdown}`).blocks.flatMap((block) =>
    block.kind === 'prose' ? outline(block.prose.tree) : []
  );
}

describe('what stands between the tags of a component', () => {
  it('is Markdown, on lines of its own', () => {
    expect(componentsOf('<Aside type="tip">\n\nTurn *it*.\n\n- a\n\n</Aside>')).toEqual([
      ['flow', 'Aside', { type: 'tip' }, '<p>Turn <em>it</em>.</p>\n<ul>\n<li>a</li>\n</ul>']
    ]);
    expect(componentsOf('<Aside>\nTurn *it*.\n</Aside>')).toEqual([['flow', 'Aside', {}, '<p>Turn <em>it</em>.</p>']]);
  });

  it('is text on the line of the tags', () => {
    expect(componentsOf('<Badge>New *and* good</Badge>')).toEqual([['flow', 'Badge', {}, 'New <em>and</em> good']]);
    expect(componentsOf('It is <Badge tone="a">*new*</Badge>, `<Badge>`.')).toEqual([
      ['text', 'Badge', { tone: 'a' }, '<em>new</em>']
    ]);
    expect(componentsOf('| a |\n| - |\n| <Badge>b</Badge> |')).toEqual([['text', 'Badge', {}, 'b']]);
    expect(componentsOf('## The <Badge>b</Badge> prop')).toEqual([['text', 'Badge', {}, 'b']]);
  });

  it('can be further components, indented as deep as authors like', () => {
    const tabs = `<Tabs>
  <TabItem label="npm">
    \`\`\`bash
    npm ci
    \`\`\`
  </TabItem>
  <TabItem label="yarn">Use *yarn*.</TabItem>
</Tabs>`;
    expect(componentsOf(tabs)).toEqual([
      [
        'flow',
        'Tabs',
        {},
        [
          ['flow', 'TabItem', { label: 'npm' }, expect.stringContaining('<code>npm ci\n</code>')],
          ['flow', 'TabItem', { label: 'yarn' }, 'Use <em>yarn</em>.']
        ]
      ]
    ]);
  });

  it('ends with the end tag outside of code, and has its own of the same name', () => {
    expect(componentsOf('<Box>\n\n```text\n</Box>\n```\n\n<Box>\na\n</Box>\n\n</Box>\n\n`<Box>` <Box/>')).toEqual([
      ['flow', 'Box', {}, [['flow', 'Box', {}, '<p>a</p>']]],
      ['text', 'Box', {}, '']
    ]);
  });

  it('can be in lists, quotations, and HTML', () => {
    expect(componentsOf('- a\n\n  <Box>\n\n  b\n\n  </Box>\n- c')).toEqual([['flow', 'Box', {}, '<p>b</p>']]);
    expect(componentsOf('> <Box>\n> b\n> </Box>')).toEqual([['flow', 'Box', {}, '<p>b</p>']]);
    expect(componentsOf('<table><tr><td><Box a><b>c</b></Box></td></tr></table>')).toEqual([
      ['flow', 'Box', { a: true }, '<b>c</b>']
    ]);
  });

  it('is none without an end tag: the tag is text that is reported', () => {
    const { html, shownTags } = parsePage('Lead.\n\n<Box>\n\na\n\nMap<Key>');
    expect(html).toContain('&lt;Box>');
    expect(shownTags).toMatchObject([
      { name: 'Box', line: 6 },
      { name: 'Key', line: 10 }
    ]);
  });

  it('has headings with anchors, and words for the search', () => {
    const { anchors, blocks } = parsePage('Lead.\n\n<Box>\n\n## Turn\n\nIt turns.\n\n</Box>');
    expect([...anchors]).toEqual(['turn']);
    const [, block] = blocks;
    expect(block?.kind === 'prose' && block.prose.passages.at(-1)).toEqual({
      heading: { text: 'Turn', id: 'turn' },
      sentences: [['It turns.']]
    });
  });
});
