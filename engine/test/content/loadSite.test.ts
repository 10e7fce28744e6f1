import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveConfig } from '../../src/core/config.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import { loadAcme, markdown } from './support/acmeSite.ts';

const SOURCES = [{ package: 'acme-ui', include: ['docs/*.md'], source: 'react', repository: 'https://git.example/ui' }];
const button = { section: 'components', id: 'Button' };
const codes = (problems: { code: string }[]): string[] => problems.map(({ code }) => code);

describe('loadSite', () => {
  it('makes marks of titles typographic, without another address', async () => {
    const { pages, navigation } = await loadAcme({
      content: {
        'a.md': markdown({ section: 'components', id: "Don't" }),
        'b.md': markdown({ section: 'components', id: 'b', title: "It isn't" })
      }
    });
    expect(pages.map(({ title, path }) => [title, path]).sort()).toEqual([
      ['Don’t', '/components/dont'],
      ['It isn’t', '/components/b']
    ]);
    expect(navigation[0]?.items.map(({ title }) => title).sort()).toEqual(['Don’t', 'b']);
  });

  it('joins the files of one address into one page, regardless of case and folder', async () => {
    const { pages, problems } = await loadAcme(
      {
        package: { 'docs/Button.md': markdown(button, 'Text') },
        content: {
          'a.md': markdown({ section: 'Components', id: 'button', source: 'accessibility', title: 'Own' }),
          'b.md': markdown({ ...button, source: 'Own words', tabName: 'Words' })
        }
      },
      { sources: SOURCES }
    );
    expect(problems).toEqual([]);
    expect(pages).toMatchObject([{ path: '/components/button', id: 'Button', title: 'Button', hasTabs: true }]);
    expect(
      pages[0]?.sources.map(({ label, path, ownPath, title, package: name }) => [label, path, ownPath, title, name])
    ).toEqual([
      ['React', '/components/button', '/components/button/react', 'Button', 'acme-ui'],
      ['Words', '/components/button/own-words', '/components/button/own-words', 'Button', null],
      ['Accessibility', '/components/button/accessibility', '/components/button/accessibility', 'Own', null]
    ]);
  });

  it('adds notes to passages of packages, and reports those that have lost them', async () => {
    const notes = [
      { page: '/components/button', passage: 'A text.', text: 'It is short.', release: '0.9.0' },
      { page: '/components/button', passage: 'Another text.', text: 'It is gone.', release: '1.0.0' },
      { page: '/components/knob', passage: 'A text.', text: 'It is nowhere.', release: '1.0.0' }
    ];
    const { pages, problems } = await loadAcme(
      {
        package: {
          'docs/Button.md': markdown(button, 'A text.'),
          'package.json': '{ "name": "acme-ui", "version": "1.0.0" }'
        }
      },
      { sources: SOURCES.map((source) => ({ ...source, notes })) }
    );
    expect(JSON.stringify(pages[0]?.sources[0]?.blocks)).toContain('It is short.');
    expect(
      problems.map(({ code, message }) => [code, /on (\S+)/.exec(message)?.[1], /"([^"]+)"/.exec(message)?.[1]])
    ).toEqual([
      ['stale-note', '/components/button', 'Another text.'],
      ['stale-note', '/components/knob', 'A text.'],
      ['unconfirmed-note', '/components/button', 'A text.']
    ]);
  });

  it('records the origin of tabs and examples', async () => {
    const { pages } = await loadAcme(
      {
        package: {
          'docs/Button.md': markdown(
            button,
            '### Basic\n\n```ts file="../src/Basic.tsx"\n```\n\n### In place\n\n```js live\nimport a from "./a";\n```'
          ),
          'src/Basic.tsx': "import { Button } from 'acme-ui';\nimport icon from './icon.svg';\n"
        }
      },
      { sources: SOURCES }
    );
    const [source] = pages[0]?.sources ?? [];
    expect(source).toMatchObject({ relPath: 'docs/Button.md', sourceLink: 'https://git.example/ui/docs/Button.md' });
    const examples = source?.blocks.flatMap((block) => (block.kind === 'example' ? [block.example] : []));
    expect(examples).toMatchObject([
      {
        key: 'components/button/basic',
        path: '/components/button/basic',
        relPath: 'src/Basic.tsx',
        sourceLink: 'https://git.example/ui/src/Basic.tsx',
        relativeImports: ['./icon.svg'],
        previewId: 'example-react-c-button-basic',
        previewClass: 'example-react-c-button'
      },
      {
        file: null,
        relPath: 'docs/Button.md',
        sourceLink: 'https://git.example/ui/docs/Button.md',
        relativeImports: ['./a']
      }
    ]);
  });

  it('shows a placeholder if the file of an example is missing', async () => {
    const { pages, problems, folder } = await loadAcme({
      content: { 'a.md': markdown(button, '### Gone\n\nNote\n\n```ts file="./Gone.tsx"\n```') }
    });
    expect(problems).toMatchObject([
      { code: 'missing-example-file', location: { file: join(folder, 'content/a.md'), line: 10 } }
    ]);
    const [block] = pages[0]?.sources[0]?.blocks ?? [];
    expect(block).toMatchObject({
      kind: 'prose',
      prose: {
        tree: {
          children: [
            { tagName: 'h2', properties: { id: 'gone' } },
            {},
            { tagName: 'pb-missing' },
            {},
            { tagName: 'p' },
            {}
          ]
        },
        passages: [{ heading: null }, { heading: { text: 'Gone', id: 'gone' }, sentences: [['Note']] }]
      }
    });
  });

  it('keeps the other pages if a file is invalid', async () => {
    const { pages, problems } = await loadAcme({
      content: { 'a.md': 'no frontmatter', 'b.md': markdown(button), 'c.md': '---\nid: [\n---', '_draft.md': 'x' }
    });
    expect(pages.map(({ path }) => path)).toEqual(['/components/button']);
    expect(new Set(codes(problems))).toEqual(new Set(['frontmatter-missing', 'frontmatter-syntax']));
  });

  it('reports two files for one tab', async () => {
    const { pages, problems, folder } = await loadAcme({
      content: { 'a.md': markdown({ ...button, source: 'react' }), 'b.md': markdown({ ...button, source: 'React' }) }
    });
    expect(pages[0]?.sources).toHaveLength(1);
    expect(problems).toMatchObject([{ code: 'duplicate-tab', location: { file: join(folder, 'content/b.md') } }]);
  });

  it('reports duplicate addresses', async () => {
    const { problems } = await loadAcme({
      content: {
        'a.md': markdown({ ...button, source: 'react' }, '### HTML\n\n```html live\n<p>\n```'),
        'b.md': markdown({ ...button, source: 'html' }),
        'c.md': markdown({ section: 'start', id: 'twin' }),
        'd.md': markdown({ section: 'start', id: 'twin.md' }),
        'e.md': markdown({ section: '', id: 'assets' })
      }
    });
    expect(
      problems.filter(({ code }) => code === 'address-collision').map(({ message }) => message.split(' ')[0])
    ).toEqual(['/start/twin.md', '/assets', '/components/button/html']);
    expect(codes(problems)).toContain('unknown-section');
  });

  it('reports a package that is not installed, and globs without matches', async () => {
    const { problems } = await loadAcme(
      {},
      { sources: [...SOURCES, { package: 'acme-gone', include: ['*.md'], source: null }] }
    );
    expect(codes(problems)).toEqual(['source-without-files', 'missing-package']);
  });

  it('assigns a file to the first source that matches', async () => {
    const { pages } = await loadAcme(
      { package: { 'docs/Button.md': markdown(button) } },
      { sources: [{ package: 'acme-ui', include: ['docs/Button.md'], source: 'html' }, ...SOURCES] }
    );
    expect(pages[0]?.sources.map(({ source }) => source)).toEqual(['html']);
  });

  it('reads a file again after a change', async () => {
    const { folder } = await loadAcme({ content: { 'a.md': markdown(button, 'Before') } });
    const config = resolveConfig(
      {
        product: { name: 'Acme', slug: 'acme', description: 'A', versionOf: 'acme-ui' },
        sections: [{ slug: 'components', title: 'C' }]
      },
      'site.config.ts'
    );
    writeFileSync(join(folder, 'content/a.md'), markdown(button, 'After it changed'));
    const { pages } = await loadSite(config, folder);
    expect(pages[0]?.sources[0]?.description).toBe('After it changed');
  });
});
