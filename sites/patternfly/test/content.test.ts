import { beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '../../../engine/src/content/loadSite.ts';
import { createRoutesManifest, routesManifestSchema } from '../../../engine/src/content/routesManifest.ts';
import type { Source, TocEntry } from '../../../engine/src/model.ts';
import { ENGINE_COMPONENTS } from '../../../engine/test/support/engineComponents.ts';
import { standaloneExamplesOf } from '../../../engine/src/examples/siteExamples.ts';
import { config, loadPackagedContent, siteFolder, type PackagedContent } from './realSite.ts';
import { treeHtml } from '../../../engine/src/core/treeHtml.ts';

/** The length that search engines show of a description. */
const MAX_SUMMARY_LENGTH = 155;

/** Reading all packages takes 18 s on a busy machine. */
const LOADING_LIMIT_MS = 60_000;

let content: PackagedContent;

beforeAll(async () => {
  content = await loadPackagedContent();
  process.stdout.write(`Loaded ${content.sources.length} packaged tabs in ${content.milliseconds} ms.\n`);
}, LOADING_LIMIT_MS);

describe('the packaged content', () => {
  it('is complete', () => {
    const { site, sources, examples } = content;
    const pages = site.pages.filter((page) => page.sources.some((source) => source.package !== null));
    const count = (accepts: (example: (typeof examples)[number]) => boolean): number => examples.filter(accepts).length;
    expect({
      files: new Set(sources.map(({ file }) => file)).size,
      pages: pages.length,
      examples: examples.length,
      html: count(({ lang }) => lang === 'html'),
      scripts: count(({ lang }) => lang !== 'html'),
      inFiles: count(({ file }) => file !== null),
      fullscreen: count(({ isFullscreen }) => isFullscreen),
      beta: count(({ isBeta }) => isBeta),
      deprecated: count(({ isDeprecated }) => isDeprecated),
      importLines: sources.flatMap((source) => [...new Set(source.imports.map(({ line }) => line))]).length
    }).toEqual({
      files: 351,
      pages: 196,
      examples: 2369,
      html: 1053,
      scripts: 1316,
      inFiles: 1299,
      fullscreen: 285,
      beta: 40,
      deprecated: 5,
      importLines: 1146
    });
  });

  it('has its headings in the tables of contents', () => {
    const entries = content.sources.flatMap((source) => source.toc);
    const nested = entries.filter((entry): entry is TocEntry[] => Array.isArray(entry));
    expect({ top: entries.length - nested.length, nested: nested.flat().length }).toEqual({ top: 642, nested: 2758 });
  });

  it('has unique anchors on each tab', () => {
    const twice = content.sources.flatMap((source) => {
      const anchors = anchorsOf(source);
      return anchors
        .filter((anchor, index) => anchors.indexOf(anchor) < index)
        .map((anchor) => `${source.path}#${anchor}`);
    });
    expect(twice).toEqual([]);
  });

  it('shows every image with its size', () => {
    const images = content.sources.flatMap((source) => [...htmlOf(source).matchAll(/<img[^>]*>/g)].map(([tag]) => tag));
    expect(images).toHaveLength(74);
    expect(images.filter((tag) => !/ src="\/assets\/[^"]+".* height="\d+"/.test(tag))).toEqual([]);
  });

  // Links of packages that lead nowhere are corrected in linkTargets.ts.
  it('has no new kind of problem', async () => {
    const { problems } = await loadSite(config, siteFolder, ENGINE_COMPONENTS);
    const kinds = Map.groupBy(problems, ({ severity, code }) => `${severity} ${code}`);
    expect(Object.fromEntries([...kinds].map(([kind, found]) => [kind, found.length]))).toEqual({
      'warning source-without-files': 1
    });
  });

  it('is in the content manifest', () => {
    const manifest = routesManifestSchema.parse(createRoutesManifest(content.site, (_page, { toc }) => toc));
    const packaged = manifest.filter((entry) => entry.package !== null);
    expect(packaged).toHaveLength(351);
    expect(packaged.flatMap(({ examples }) => examples)).toHaveLength(2369 - 285);
    expect(packaged.flatMap(({ fullscreenExamples }) => fullscreenExamples)).toHaveLength(285);
    expect(new Set(manifest.map(({ tabPath }) => tabPath)).size).toBe(manifest.length);
  });
});

function htmlOf(source: Source): string {
  const parts = source.blocks.map((block) => {
    switch (block.kind) {
      case 'prose':
        return treeHtml(block.prose.tree);
      case 'example':
        return treeHtml(block.caption.tree);
      case 'module':
        return treeHtml(block.prose.tree);
      case 'component':
        return '';
    }
  });
  return parts.join('');
}

function anchorsOf(source: Source): string[] {
  const ids = [...htmlOf(source).matchAll(/<h\d id="([^"]*)"/g)].map((match) => match[1] ?? '');
  return [...ids, ...standaloneExamplesOf(source).map(({ slug }) => slug)];
}

describe('required content', () => {
  const tabsWith = (name: string): string[] =>
    content.site.pages.filter(({ sources }) => sources.some(({ source }) => source === name)).map(({ path }) => path);

  it('has two chart libraries, one of them for sankey and line charts', () => {
    expect(tabsWith('ECharts').sort()).toEqual(['/charts/line-chart', '/charts/sankey-chart']);
    const charts = content.site.pages.filter(
      ({ section, sources }) =>
        section === 'charts' && sources.some(({ package: name }) => name === '@patternfly/react-charts')
    );
    const others = charts.filter(
      ({ sources }) => !sources.some(({ source }) => ['-Victory', 'ECharts'].includes(source))
    );
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('shows the earlier wizard as a deprecated tab', () => {
    const wizard = content.site.pages.find(({ path }) => path === '/components/wizard');
    const deprecated = wizard?.sources.filter((source) => source.deprecated).map(({ source }) => source);
    expect(deprecated).toEqual(['react-deprecated']);
  });

  it('shows the tile as deprecated in all tabs, with guidelines that lead to its replacement', () => {
    const tile = content.site.pages.find(({ path }) => path === '/components/tile');
    expect(tile?.badges).toEqual(['deprecated']);
    const guidelines = tile?.sources.find(({ path }) => path === '/components/tile/design-guidelines');
    expect(guidelines?.newImplementationLink).toBe('/components/card#single-selectable-tiles');
  });

  it('names the sponsor of the site', () => {
    expect(config.footer?.statement).toContain('Red Hat sponsors and maintains it');
  });

  it('has summaries of all components', () => {
    const components = content.site.pages
      .filter(({ section, sources }) => section === 'components' && sources[0]?.source !== 'landing-pages')
      .map(({ path }) => path);
    expect(components.length).toBeGreaterThan(90);
    expect(components.filter((path) => !Object.hasOwn(config.summaries, path))).toEqual([]);
    const texts = Object.values(config.summaries).map(({ text }) => text);
    expect(texts.filter((text) => text.length > MAX_SUMMARY_LENGTH)).toEqual([]);
  });
});
