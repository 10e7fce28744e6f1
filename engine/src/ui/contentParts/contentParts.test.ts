import { describe, expect, it } from 'vitest';

import type { MarkdownContent } from '../../core/markdownComponent.ts';
import type { ProseNode } from '../../core/proseTree.ts';
import { treeHtml } from '../../core/treeHtml.ts';
import { propsOf } from '../../../test/support/markdown.ts';
import { makeProse } from '../../../test/ui/acme.ts';
import { aside, badge, card, fileTree, linkCard, steps, tabItem, tabs } from './markdown.ts';

/** Content whose parts are rendered as HTML at once. */
function contentOf(html: string): MarkdownContent {
  const nodes = makeProse(html).tree.children as ProseNode[];
  return {
    nodes,
    render: (some = nodes) => treeHtml({ type: 'root', children: [...some] })
  };
}

describe('an aside', () => {
  it('has a kind, a title, and content', () => {
    expect(propsOf(aside, { attributes: { type: 'danger', title: 'Hot' }, content: contentOf('<p>a</p>') })).toEqual({
      kind: 'caution',
      title: 'Hot',
      children: '<p>a</p>'
    });
    expect(propsOf(aside, {})).toMatchObject({ kind: 'note', title: null });
  });

  it('of an unknown kind is an error', () => {
    expect(() => propsOf(aside, { attributes: { type: 'tipp' } })).toThrow(
      'type="tipp" is unknown. Did you mean "tip"?'
    );
  });
});

describe('a badge', () => {
  it('has its text in an attribute, or between its tags', () => {
    expect(propsOf(badge, { attributes: { text: 'New', variant: 'tip' } })).toEqual({
      variant: 'tip',
      children: 'New'
    });
    expect(propsOf(badge, { content: contentOf('<em>New</em>') })).toEqual({
      variant: 'default',
      children: '<em>New</em>'
    });
    expect(() => propsOf(badge, {})).toThrow('it needs text="…"');
  });
});

describe('steps', () => {
  it('are one list with numbers', () => {
    expect(propsOf(steps, { content: contentOf('\n<ol><li>a</li></ol>\n') }).children).toContain('<ol>');
    expect(() => propsOf(steps, { content: contentOf('<ul><li>a</li></ul>') })).toThrow('one list with numbers');
    expect(() => propsOf(steps, { content: contentOf('<ol></ol><p>a</p>') })).toThrow('one list with numbers');
    expect(() => propsOf(steps, {})).toThrow('one list with numbers');
  });
});

describe('cards', () => {
  it('have a title, and may lead somewhere', () => {
    expect(propsOf(card, { attributes: { title: 'Knob' }, content: contentOf('<p>a</p>') })).toEqual({
      title: 'Knob',
      href: null,
      children: '<p>a</p>'
    });
    expect(propsOf(linkCard, { attributes: { title: 'Knob', href: '/a', description: 'It turns.' } })).toEqual({
      title: 'Knob',
      href: '/a',
      children: 'It turns.'
    });
    expect(() => propsOf(card, {})).toThrow('title');
    expect(() => propsOf(linkCard, { attributes: { title: 'Knob' } })).toThrow('href');
  });
});

describe('a file tree', () => {
  const entries = (html: string) => propsOf(fileTree, { content: contentOf(html) }).entries;

  it('has folders, files, comments, and what is set off', () => {
    expect(
      entries(
        '<ul><li>src<ul><li><strong>a.ts</strong> the <em>entry</em></li><li>b.ts</li></ul></li><li>dist/</li></ul>'
      )
    ).toEqual([
      {
        name: 'src',
        comment: null,
        isHighlighted: false,
        entries: [
          { name: 'a.ts', comment: ' the <em>entry</em>', isHighlighted: true, entries: null },
          { name: 'b.ts', comment: null, isHighlighted: false, entries: null }
        ]
      },
      { name: 'dist/', comment: null, isHighlighted: false, entries: [] }
    ]);
  });

  it('reads items with paragraphs, and needs a list', () => {
    expect(entries('<ul><li><p>a.md read me</p></li></ul>')).toMatchObject([{ name: 'a.md', comment: 'read me' }]);
    expect(() => entries('<p>a</p>')).toThrow('it needs a list of files');
  });
});

describe('tabs', () => {
  it('have items with labels', () => {
    const { tree } = makeProse(
      '<Tabs :flow><TabItem label="npm" :flow><p>a</p></TabItem><TabItem label="pnpm" :flow>b</TabItem></Tabs>'
    );
    const [node] = tree.children as ProseNode[];
    const nodes = node && 'children' in node ? node.children : [];
    const content = {
      nodes,
      render: (some: readonly ProseNode[] = []) => treeHtml({ type: 'root', children: [...some] })
    };
    expect(propsOf(tabs, { content })).toEqual({
      name: 'pb_tab-items_1',
      items: [
        { label: 'npm', html: '<p>a</p>' },
        { label: 'pnpm', html: 'b' }
      ]
    });
  });

  it('have items with values instead', () => {
    const { tree } = makeProse('<Tabs :flow><TabItem value="npm" default :flow>a</TabItem></Tabs>');
    const [node] = tree.children as ProseNode[];
    const nodes = node && 'children' in node ? node.children : [];
    expect(propsOf(tabs, { content: { nodes, render: () => '' } })).toMatchObject({ items: [{ label: 'npm' }] });
  });

  it('need items, which need tabs', () => {
    expect(() => propsOf(tabs, {})).toThrow('it needs items');
    expect(() => propsOf(tabs, { content: contentOf('<p>a</p>') })).toThrow('and nothing else');
    expect(() => propsOf(tabItem, {})).toThrow('in <Tabs> alone');
  });
});
