import { beforeAll, describe, expect, it } from 'vitest';

import type { Page, Source } from '../../../engine/src/model.ts';
import { plannedPages } from '../plannedPages.ts';
import { holdsComponent } from '../../../engine/src/content/componentTags.ts';
import { examplesOf } from '../../../engine/src/examples/siteExamples.ts';
import { loadPackagedContent } from './realSite.ts';
import { treeHtml } from '../../../engine/src/core/treeHtml.ts';

/** Pages that the requirements name (2.8), outside of components' guidelines, and that no package ships. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  '/get-started': ['about-patternfly', 'contribute', 'develop', 'design', 'release-highlights', 'upgrade'],
  '/developer-resources': ['right-to-left-handbook', 'cli-handbook', 'cli-handbook/writing-guidelines'],
  '/accessibility': [
    'about-accessibility',
    'patternflys-accessibility',
    'testing-your-accessibility',
    'accessibility-scorecard',
    'develop-for-accessibility',
    'design-for-accessibility'
  ],
  '/design-foundations': [
    'usage-and-behavior',
    'typography',
    'spacers',
    'icons',
    'colors',
    'theming',
    'theming/choosing-a-theme',
    'theming/high-contrast-handbook',
    'theming/dark-theme-handbook',
    'motion',
    'motion/development-guide',
    'motion/demo'
  ],
  '/patterns': ['filters', 'bulk-selection', 'status-and-severity', 'actions'],
  '/charts': ['about-charts', 'colors-for-charts', 'themes'],
  '/patternfly-ai': [
    'principles-and-guidelines',
    'rapid-prototyping',
    'rapid-prototyping/new-prototypes',
    'rapid-prototyping/enhancing-existing-projects',
    'ai-assisted-code-migration',
    'conversation-design'
  ],
  '/ux-writing': [
    'about-ux-writing',
    'brand-voice-and-tone',
    'capitalization',
    'error-messages',
    'numerics',
    'product-tours',
    'punctuation',
    'sentence-structure',
    'terminology',
    'tooltips',
    'truncation',
    'units-and-symbols',
    'ux-writing-best-practices',
    'writing-for-all-audiences',
    'writing-design-guidelines'
  ],
  '/training': ['react', 'html', 'html-fundamentals-training', 'html-css-variables-and-overrides-training'],
  '/tokens': ['develop-with-tokens', 'design-with-tokens', 'about-tokens', 'all-tokens']
};

/** Pages of packages that get a tab with design guidelines. */
const WITH_GUIDELINES = [
  ...['primary-detail', 'dashboard', 'card-view', 'password-strength', 'password-generator', 'right-to-left'].map(
    (name) => `/patterns/${name}`
  ),
  ...['stack', 'split', 'level', 'grid', 'gallery', 'flex', 'bullseye'].map((name) => `/layouts/${name}`),
  ...['area', 'bar', 'box-plot', 'bullet', 'donut', 'donut-utilization', 'line', 'pie', 'scatter', 'sparkline'].map(
    (name) => `/charts/${name}-chart`
  ),
  ...['stack-chart', 'threshold-chart', 'legends', 'tooltips', 'patterns', 'skeletons'].map((name) => `/charts/${name}`)
];

const MIN_WORDS = 250;
/** Pages whose purpose is a demo, a gallery, or a table. */
const SHORT_BY_PURPOSE = new Set([
  '/components/all-components',
  '/components/component-status',
  '/get-started/upgrade/release-notes',
  '/tokens/all-tokens',
  '/design-foundations/about-design-foundations',
  '/extensions/about-extensions',
  '/training/react',
  '/training/html'
]);

let pages: readonly Page[];
let own: Source[];

beforeAll(async () => {
  ({
    site: { pages }
  } = await loadPackagedContent());
  own = pages.flatMap(({ sources }) => sources).filter((source) => source.package === null);
}, 60_000);

/** Text of a tab without markup. */
function wordsOf(source: Source): number {
  const html = source.blocks.map((block) => (block.kind === 'prose' ? treeHtml(block.prose.tree) : '')).join(' ');
  return html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
}

describe("the site's own pages", () => {
  it('include all that the requirements name, in their sections', () => {
    const paths = new Map(pages.map((page) => [page.path, page.section]));
    const missing = Object.entries(REQUIRED).flatMap(([section, names]) =>
      names
        .map((name) => `${section}/${name}`)
        .filter((path) => !paths.has(path) && !pages.some(({ sources }) => sources.some((tab) => tab.path === path)))
    );
    expect(missing).toEqual([]);
  });

  it('give design guidelines to the patterns, layouts, and charts of packages', () => {
    const missing = WITH_GUIDELINES.filter(
      (path) =>
        !pages.some((page) => page.path === path && page.sources.some(({ source }) => source === 'design-guidelines'))
    );
    expect(missing).toEqual([]);
  });

  it('leave only guidelines of components to be written', () => {
    expect(plannedPages.filter((path) => !path.startsWith('/components/'))).toEqual([]);
  });

  it('have something to say', () => {
    // The models of tabs about components have limits of their own, and parts that are generated.
    const written = own.filter(
      (source) =>
        source.size === null && !SHORT_BY_PURPOSE.has(source.path) && !holdsComponent(source, 'ReleaseChanges')
    );
    const thin = written.filter((source) => wordsOf(source) < MIN_WORDS);
    expect(thin.map((source) => `${source.path}: ${wordsOf(source)} words`)).toEqual([]);
  });

  it('show what they describe', () => {
    const figures = own.flatMap(examplesOf).filter(({ figure }) => figure !== null);
    expect(figures.length).toBeGreaterThan(400);
  });
});
