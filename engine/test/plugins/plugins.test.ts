import type { Element, Root } from 'hast';
import externalLinks from 'rehype-external-links';
import type { MarkdownIt } from 'markdown-it';
import { describe, expect, it } from 'vitest';
import type { VFile } from 'vfile';

import { definePlugin, type Plugin } from '../../src/core/plugin.ts';
import { mapElements } from '../../src/core/proseTree.ts';
import { treeHtml } from '../../src/core/treeHtml.ts';
import type { Site, Source } from '../../src/model.ts';
import { loadAcme } from '../content/support/acmeSite.ts';

type Change = (element: Element) => Element | Element[];

/** A rehype plugin that changes elements. */
const changing = (change: Change) => () => (tree: Root) => mapElements(tree, change);

async function load(text: string, plugins: Plugin[], name = 'page.md'): Promise<{ site: Site; source: Source }> {
  const page = `---\nid: Page\nsection: start\nlevel: expert\n---\n${text}`;
  const other = '---\nid: Other\nsection: start\n---\nOther.\n\n## Part\n';
  const content = { [name]: page, 'other.md': other };
  const site = await loadAcme({ content }, { plugins: plugins.map((plugin) => ({ ...plugin })) });
  const source = site.pages.find(({ id }) => id === 'Page')?.sources[0];
  if (source === undefined) {
    throw new Error('The page is missing.');
  }
  return { site, source };
}

/** HTML of all prose and captions, with the titles of examples and the names of components. */
const htmlOf = ({ blocks }: Source): string =>
  blocks
    .map((block) => {
      switch (block.kind) {
        case 'prose':
          return treeHtml(block.prose.tree);
        case 'example':
          return `[${block.example.title}: ${treeHtml(block.caption.tree)}]`;
        case 'component':
          return `<${block.name} ${JSON.stringify(block.attributes)}>`;
        case 'module':
          return block.module.code;
      }
    })
    .join('');

const problemsOf = ({ problems }: Site) =>
  problems
    .filter(({ code, location }) => /^(?:plugin|broken|mdx)/.test(code) && !location?.file.endsWith('other.md'))
    .map(({ code, severity, message, location }) => `${location?.line} ${severity} ${code}: ${message}`);

const READERS = ['page.md', 'page.mdx'];

describe.each(READERS)('rehype plugins on %s', (name) => {
  it('of others work: links to other sites', async () => {
    const text = 'See [Acme](https://acme.example) and [other](./other.md#part).\n';
    const plugin = definePlugin({ name: 'links', rehypePlugins: [[externalLinks, { rel: ['external'] }]] });
    const { site, source } = await load(text, [plugin], name);
    expect(htmlOf(source)).toContain('<a href="https://acme.example" rel="external">Acme</a>');
    expect(htmlOf(source)).toContain('<a href="/start/other#part">other</a>');
    expect(problemsOf(site)).toEqual([]);
  });

  it('can add headings, which get into the contents list, the anchors, and the search', async () => {
    const heading: Element = {
      type: 'element',
      tagName: 'h2',
      properties: { id: 'added' },
      children: [{ type: 'text', value: 'Added' }]
    };
    const plugin: Plugin = {
      name: 'more',
      rehypePlugins: [() => (tree: Root) => ({ ...tree, children: [...tree.children, heading] })]
    };
    const { source } = await load('Text.\n\n## First\n\nMore.\n', [plugin], name);
    expect(source.toc.flat().map(({ text }) => text)).toEqual(['First', 'Added']);
    expect(source.anchors).toContain('added');
    const passages = source.blocks.flatMap((block) => (block.kind === 'prose' ? block.prose.passages : []));
    expect(passages.map(({ heading: own }) => own?.text)).toContain('Added');
  });

  it('can link to pages; what they link to is checked', async () => {
    const link = (href: string): Element => ({
      type: 'element',
      tagName: 'a',
      properties: { href },
      children: [{ type: 'text', value: 'x' }]
    });
    const plugin: Plugin = {
      name: 'linking',
      rehypePlugins: [
        changing((element) => (element.tagName === 'em' ? [link('./other.md'), link('./missing.md')] : element))
      ]
    };
    const { site, source } = await load('Some *text*.\n', [plugin], name);
    expect(htmlOf(source)).toContain('<a href="/start/other">x</a>');
    expect(problemsOf(site).join()).toMatch(/error broken-link: .*missing\.md/);
  });

  it('see code as other programs write it, before it is colored', async () => {
    const seen: Element[] = [];
    const plugin: Plugin = {
      name: 'code',
      rehypePlugins: [
        changing((element) => {
          const [code] = element.children;
          if (element.tagName !== 'pre' || code?.type !== 'element') {
            return element;
          }
          seen.push(code);
          return String(code.properties['className']) === 'language-text'
            ? { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: 'drawn' }] }
            : element;
        })
      ]
    };
    const text =
      'Text.\n\n```text\na -> b\n```\n\n```css title="a.css"\na { b: c }\n```\n\n- item\n\n  ```css\n  d { e: f }\n  ```\n';
    const { source } = await load(text, [plugin], name);
    expect(seen.map(({ children: [text] }) => text?.type === 'text' && text.value)).toEqual([
      'a -> b\n',
      'a { b: c }\n',
      'd { e: f }\n'
    ]);
    expect(seen.map(({ data }) => (data as { meta?: string }).meta)).toEqual(['', 'title="a.css"', '']);
    const html = htmlOf(source);
    expect(html).toContain('<p>drawn</p>');
    expect(html).not.toContain('a -&gt; b');
    expect(html).toContain('<figcaption class="pb-code-title" dir="auto">a.css</figcaption>');
    expect(html.match(/pb-code-block/g)).toHaveLength(2);
  });

  it('know the file and its frontmatter; their messages are warnings', async () => {
    const plugin: Plugin = {
      name: 'telling',
      rehypePlugins: [
        () => (_: Root, file: VFile) => {
          file.message(`level ${String((file.data['frontmatter'] as { level?: unknown }).level)} in ${file.basename}`, {
            line: 3,
            column: 1
          });
        }
      ]
    };
    const { site } = await load('Text.\n', [plugin], name);
    expect(problemsOf(site)).toEqual([`3 warning plugin-message: The plugin "telling" says: level expert in ${name}`]);
  });

  it.each([
    [
      'throws',
      () => () => {
        throw new Error('no tree');
      },
      'no tree'
    ],
    [
      'throws when it is attached',
      () => {
        throw new Error('no options');
      },
      'no options'
    ],
    ['fails the file', () => (_: Root, file: VFile) => file.fail('a word', { line: 7, column: 2 }), 'a word'],
    ['fails later', () => () => Promise.reject(new Error('no network')), 'no network']
  ] as const)('has no effect if it %s', async (_, attacher, reason) => {
    const plugin: Plugin = { name: 'broken', rehypePlugins: [attacher as never] };
    const { site, source } = await load('Some *text*.\n\n```css\na {}\n```\n', [plugin], name);
    expect(htmlOf(source)).toContain('<em>text</em>');
    expect(htmlOf(source)).toContain('pb-code-block');
    expect(problemsOf(site).join()).toMatch(new RegExp(`error plugin-failed: The plugin "broken" failed: ${reason}`));
  });

  it('may be asynchronous, among others', async () => {
    const loud = (tree: Root, file: VFile) => {
      file.message('a word', { line: 7, column: 1 });
      return mapElements(tree, (element) => (element.tagName === 'b' ? { ...element, tagName: 'u' } : element));
    };
    let runs = 0;
    const plugin = (pluginName: string, part: unknown): Plugin => ({
      name: pluginName,
      rehypePlugins: [part as never]
    });
    const { site, source } = await load(
      'Some *text* and `code`.\n',
      [
        plugin('later', () => async (tree: Root) => {
          runs++;
          await Promise.resolve();
          for (const element of tree.children.flatMap((node) => (node.type === 'element' ? node.children : []))) {
            if (element.type === 'element' && element.tagName === 'em') {
              element.tagName = 'b';
            }
          }
        }),
        plugin('loud', () => loud),
        plugin(
          'last',
          () => (tree: Root) =>
            Promise.resolve(
              mapElements(tree, (element) => (element.tagName === 'u' ? { ...element, tagName: 'i' } : element))
            )
        )
      ],
      name
    );
    expect(htmlOf(source)).toContain('Some <i>text</i> and <code>code</code>.');
    expect(problemsOf(site)).toEqual(['7 warning plugin-message: The plugin "loud" says: a word']);
    // Once for each of the two pages.
    expect(runs).toBe(2);
  });

  it('apply one after the other, in the order of the configuration', async () => {
    const renaming = (from: string, to: string): Plugin => ({
      name: from,
      rehypePlugins: [changing((element) => (element.tagName === from ? { ...element, tagName: to } : element))]
    });
    const { source } = await load('Some *text*.\n', [renaming('em', 'strong'), renaming('strong', 'b')], name);
    expect(htmlOf(source)).toContain('<b>text</b>');
  });

  it('see captions of live examples and attributes of components, which stay in their places', async () => {
    const text =
      'Lead.\n\n### Basic\n\nA *caption*.\n\n```js live\nexport default () => <b>x</b>;\n```\n\nMore.\n\n<Swatch tone="a" />\n\nEnd.\n';
    const seen: unknown[] = [];
    const plugin: Plugin = {
      name: 'captions',
      rehypePlugins: [
        () => (tree: Root) => {
          for (const node of tree.children) {
            if (node.type === 'mdxJsxFlowElement' && node.name === 'Example') {
              seen.push(node.attributes);
            }
            if (node.type === 'mdxJsxFlowElement' && node.name === 'Swatch') {
              node.attributes.push({ type: 'mdxJsxAttribute', name: 'size', value: 'xl' });
            }
          }
          return mapElements(tree, (element) => (element.tagName === 'em' ? { ...element, tagName: 'i' } : element));
        }
      ]
    };
    const { source } = await load(text, [plugin], name);
    expect(htmlOf(source).replaceAll('\n', '')).toBe(
      '<p>Lead.</p>[Basic: <p>A <i>caption</i>.</p>]<p>More.</p><Swatch {"tone":"a","size":"xl"}><p>End.</p>'
    );
    expect(seen).toMatchObject([
      [
        { name: 'title', value: 'Basic' },
        { name: 'lang', value: 'js' }
      ]
    ]);
  });

  it('that move a live example away have no effect', async () => {
    const plugin: Plugin = {
      name: 'moving',
      rehypePlugins: [
        () => (tree: Root) =>
          ({
            ...tree,
            children: [{ type: 'element', tagName: 'section', properties: {}, children: tree.children }]
          }) as Root
      ]
    };
    const { site, source } = await load(
      '### Basic\n\n```js live\nexport default () => <b>x</b>;\n```\n',
      [plugin],
      name
    );
    expect(source.blocks.map(({ kind }) => kind)).toEqual(['example']);
    expect(problemsOf(site).join()).toMatch(/a live example .*was removed, or moved/);
  });
});

describe('rehype plugins', () => {
  it('apply to pages of packages only if they say so', async () => {
    const upper = (pages?: 'all'): Plugin => ({
      name: 'upper',
      ...(pages && { pages }),
      rehypePlugins: [changing((element) => (element.tagName === 'em' ? { ...element, tagName: 'i' } : element))]
    });
    const htmlWith = async (plugin: Plugin): Promise<string> => {
      const site = await loadAcme(
        { package: { 'page.md': '---\nid: Page\nsection: start\n---\nSome *text*.\n' } },
        { plugins: [{ ...plugin }], sources: [{ package: 'acme-ui', include: ['*.md'] }] }
      );
      return site.pages.flatMap(({ sources }) => sources.map(htmlOf)).join('');
    };
    expect(await htmlWith(upper())).toContain('<em>text</em>');
    expect(await htmlWith(upper('all'))).toContain('<i>text</i>');
  });
});

describe('plugins of the parsers', () => {
  const smile = (parser: MarkdownIt): void => {
    parser.inline.ruler.push('smile', (state, silent) => {
      if (!state.src.startsWith(':)', state.pos)) {
        return false;
      }
      if (!silent) {
        state.push('smile', 'b', 0);
      }
      state.pos += 2;
      return true;
    });
    parser.renderer.rules['smile'] = () => '<b>smile</b>';
  };

  it('extend Markdown', async () => {
    const { source } = await load('Hello :)\n', [{ name: 'smile', markdownItPlugins: [smile] }]);
    expect(htmlOf(source)).toBe('<p>Hello <b>smile</b></p>\n');
  });

  it('have no effect if they throw', async () => {
    const broken = (parser: MarkdownIt): void => {
      parser.core.ruler.push('broken', () => {
        throw new Error('no tokens');
      });
    };
    const { site, source } = await load('Hello *you*\n', [{ name: 'broken', markdownItPlugins: [broken] }]);
    expect(htmlOf(source)).toContain('<em>you</em>');
    expect(problemsOf(site)).toEqual(['1 error plugin-failed: The plugin "broken" failed: no tokens']);
  });

  it('change the tree of MDX files while it is Markdown', async () => {
    interface Node {
      type: string;
      value?: string;
      children?: Node[];
    }
    const shout = () => (tree: Node) => {
      const visit = (node: Node): void => {
        if (node.type === 'text') {
          node.value = node.value?.toUpperCase() ?? '';
        }
        node.children?.forEach(visit);
      };
      visit(tree);
    };
    const plugin: Plugin = { name: 'shout', remarkPlugins: [shout as never] };
    const { source } = await load('## Some text\n', [plugin], 'page.mdx');
    expect(source.toc).toEqual([{ text: 'SOME TEXT', id: 'some-text' }]);
  });

  it('that are asynchronous change MDX', async () => {
    const later = () => async (tree: { children: { type: string; depth?: number }[] }) => {
      await Promise.resolve();
      tree.children.slice(1).forEach((node) => (node.depth = 3));
    };
    const plugin: Plugin = { name: 'later', remarkPlugins: [later as never] };
    const { site, source } = await load('## One\n\n## Some text\n', [plugin], 'page.mdx');
    expect(htmlOf(source)).toContain('<h3 id="some-text">');
    expect(problemsOf(site)).toEqual([]);
  });

  it('that fail in MDX have no effect', async () => {
    const plugin: Plugin = {
      name: 'broken',
      remarkPlugins: [
        (() => () => {
          throw new Error('no tree');
        }) as never
      ]
    };
    const { site, source } = await load('## Some text\n', [plugin], 'page.mdx');
    expect(problemsOf(site)).toEqual(['1 error plugin-failed: The plugin "broken" failed: no tree']);
    expect(source.toc).toHaveLength(1);
  });
});
