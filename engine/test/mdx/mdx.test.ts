import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { describe, expect, it } from 'vitest';

import { checkExamples } from '../../src/check/checkExamples.ts';
import { addRendered } from '../../src/content/addRendered.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import { resolveConfig } from '../../src/core/config.ts';
import { treeHtml } from '../../src/core/treeHtml.ts';
import { ExamplePreparer } from '../../src/examples/prepareExample.ts';
import { renderExamples } from '../../src/examples/render/renderExamples.ts';
import { renderRequest } from '../../src/examples/render/renderRequest.ts';
import { htmlOf } from '../../src/examples/render/result.ts';
import { modulesOf } from '../../src/examples/siteExamples.ts';
import type { Block, Page, Problem, Source } from '../../src/model.ts';
import { modulePreview } from '../../src/site/documents/previews.ts';
import type { SiteComponent, SiteComponents } from '../../src/site/documents/siteComponents.ts';
import { createTabComponents } from '../../src/site/documents/tabComponents.ts';
import type { EngineContext } from '../../src/ui/index.ts';
import type { Preview } from '../../src/ui/view.ts';

/** Each `cases/*.mdx` is a page; the file of the same name that ends in `.html` is what it becomes. */
const FOLDER = import.meta.dirname;
const CACHE = mkdtempSync(join(tmpdir(), 'mdx-'));

/** A Markdown component that shows its attributes, and its content if it takes some. */
function markdownComponent(tag: string, definition: Partial<SiteComponent>): SiteComponent {
  const render: SiteComponent['render'] = (props) => {
    const { children = '', ...attributes } = props as Record<string, string | true>;
    return `<${tag} data-props='${JSON.stringify(attributes)}'>${String(children)}</${tag}>`;
  };
  return {
    component: () => null,
    sheets: [],
    render,
    renderMarkdown: render,
    ...definition
  };
}

const components: SiteComponents = new Map([
  ['Panel', markdownComponent('section', { takesContent: true })],
  ['Shade', markdownComponent('mark', { isInline: true, takesContent: true })]
]);

const config = resolveConfig(
  {
    product: { name: 'Acme', slug: 'acme', description: 'A design system.', versionOf: 'react' },
    sections: [{ slug: 'cases', title: 'Cases' }],
    content: 'cases'
  },
  'site.config.ts'
);

const site = await loadSite(config, FOLDER, components);
const preparer = new ExamplePreparer(FOLDER, []);
const previews = new Map<string, Preview>();
const requests = site.pages
  .flatMap(({ sources }) => sources)
  .flatMap((source) =>
    modulesOf(source).flatMap((module) => {
      const prepared = preparer.prepare(module, source);
      if (!prepared.ok) {
        previews.set(module.key, { state: 'error', message: prepared.message });
      }
      return prepared.ok ? [renderRequest({ example: module, source }, prepared.code)] : [];
    })
  );
const { results } = await renderExamples(requests, { siteFolder: FOLDER, cacheFolder: CACHE });
results.forEach((result, key) => previews.set(key, result));
addRendered(site, config, (part) => htmlOf(results.get(part)));
const place = { config, folder: FOLDER, cacheFolder: CACHE, components };
const { findings } = await checkExamples(site, place, () => Promise.reject(new Error('No case needs the reference.')));

/** Writes what a page becomes: its blocks, its contents list, and what is reported about it. */
function outputOf(page: Page, source: Source): string {
  const reported: Problem[] = [];
  const context = {
    components,
    markdownContext: {} as EngineContext,
    report: (found: Problem) => reported.push(found)
  };
  const tab = createTabComponents(context, page, source);
  const blockHtml = (block: Block): string => {
    switch (block.kind) {
      case 'prose':
        return treeHtml(tab.fillInline(block.prose)).trim();
      case 'component':
        return tab.render(block) ?? `<!-- no component ${block.name} -->`;
      case 'example': {
        const { title, slug, lang, code, figure, isFullscreen } = block.example;
        const kind = figure === null ? (isFullscreen ? 'full-screen example' : 'example') : 'figure';
        return [`<!-- ${kind} "${title}" #${slug} (${lang}):`, code, '-->', treeHtml(block.caption.tree).trim()].join(
          '\n'
        );
      }
      case 'module': {
        const preview = modulePreview({ previewOf: ({ key }) => previews.get(key) }, block.module, tab.fillModule);
        const { location, client } = block.module;
        const start = `<!-- program of line ${location.line}${client === null ? '' : `, started: ${client}`} -->`;
        return `${start}\n${previewHtml(preview)}`;
      }
    }
  };
  const html = source.blocks.map(blockHtml).join('\n\n');
  const found = findings.filter((finding) => finding.source === source).map(({ problem }) => problem);
  const isOwn = (file = ''): boolean =>
    file === source.file || (/\/_/.test(file) && source.file.endsWith('partials.mdx'));
  const own = [...site.problems.filter(({ location }) => isOwn(location?.file)), ...found, ...reported];
  const list = own
    .map(({ location, severity, code, message, hint }) =>
      [
        `${location?.file === source.file ? '' : `${location?.file} `}${location?.line}: ${severity} ${code}: ${message}`,
        hint
      ]
        .filter(Boolean)
        .join(' → ')
    )
    .toSorted((a, b) => parseInt(a, 10) - parseInt(b, 10));
  const passages = source.blocks.flatMap((block) =>
    block.kind === 'prose' || block.kind === 'module' ? block.prose.passages : []
  );
  const words = passages.flatMap(({ sentences }) =>
    sentences.map((sentence) => sentence.map((part) => (typeof part === 'string' ? part : `<${part.name}>`)).join(''))
  );
  return [
    html,
    `<!-- contents: ${source.toc
      .flat()
      .map(({ text, id }) => `${text} #${id}`)
      .join(', ')} -->`,
    `<!-- description: ${source.description} -->`,
    `<!-- search: ${words.join(' | ')} -->`,
    ...list.map((line) => `<!-- ${line} -->`),
    ''
  ]
    .join('\n')
    .replaceAll(FOLDER, '');
}

function previewHtml(preview: ReturnType<typeof modulePreview>): string {
  if (preview?.state === 'prose') {
    return treeHtml(preview.tree).trim();
  }
  if (preview !== undefined && 'html' in preview) {
    return `<div data-mount="${preview.state}">${preview.html}</div>`;
  }
  const reason = preview?.state === 'client' ? preview.reason : preview?.message;
  return `<!-- failed: ${reason ?? 'not rendered'} -->`;
}

const pages = site.pages.flatMap((page) => page.sources.map((source) => ({ page, source })));

describe('an MDX file', () => {
  it.each(pages.map(({ page, source }) => [relative(join(FOLDER, 'cases'), source.file), page, source] as const))(
    '%s becomes a page',
    async (name, page, source) => {
      await expect(outputOf(page, source)).toMatchFileSnapshot(join('cases', name.replace(/\.mdx?$/, '.html')));
    }
  );

  it('is never left out', () => {
    expect(pages.length).toBeGreaterThan(10);
    expect(site.problems.filter(({ location }) => location === null)).toEqual([]);
  });
});
