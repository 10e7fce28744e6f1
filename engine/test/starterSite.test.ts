import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { listThemes } from '../src/core/themes.ts';
import { formatProblem } from '../src/content/problem.ts';
import { checkProse } from '../src/check/prose/checkProse.ts';
import { resolveConfig } from '../src/core/config.ts';
import { standaloneExamples } from '../src/examples/siteExamples.ts';
import { loadSite } from '../src/content/loadSite.ts';
import type { Site, Source } from '../src/model.ts';
import { cssVariablesSchema } from '../src/reference/cssVariables/rows.ts';
import { deriveDesign } from '../src/reference/design/writeDesign.ts';
import { iconsIndexSchema } from '../src/reference/icons/schema.ts';
import { tokensSchema } from '../src/reference/tokens/schema.ts';
import { loadApp } from '../src/site/documents/loadApp.ts';
import { type SiteComponents, loadSiteComponents } from '../src/site/documents/siteComponents.ts';
import config from '../../sites/starter/site.config.ts';

const folder = resolve(import.meta.dirname, '../../sites/starter');
const resolved = resolveConfig(config, 'site.config.ts');

let site: Site;
let components: SiteComponents;

beforeAll(async () => {
  components = await loadSiteComponents(await loadApp(), { config: resolved, folder });
  site = await loadSite(resolved, folder, components);
}, 60_000);

function tab(path: string): Source | undefined {
  return site.pages.flatMap((page) => page.sources).find((source) => source.path === path);
}

describe('the content of the starter site', () => {
  it('has no problems except the planned page', () => {
    expect(site.problems.map(({ severity, code }) => ({ severity, code }))).toEqual([
      { severity: 'warning', code: 'planned-link' }
    ]);
  });

  it('passes the prose checks', { timeout: 60_000 }, async () => {
    const problems = await checkProse(site, { config: resolved, folder, components });
    expect(problems.map(formatProblem)).toEqual([]);
  });

  it('joins the files of packages and site into one page', () => {
    const button = site.pages.find((page) => page.path === '/components/button');
    expect(button?.sources.map(({ label }) => label)).toEqual(['React', 'HTML', 'Design guidelines', 'Accessibility']);
  });

  it('covers the states that a page can have', () => {
    expect(tab('/components/feedback/notice')).toMatchObject({
      beta: true,
      optIn: expect.stringContaining('Notice') as string
    });
    expect(tab('/components/chip')).toMatchObject({ deprecated: true, newImplementationLink: '/components/tag' });
    expect(tab('/patterns/settings-page')?.template).toBe(true);
    expect(site.pages.filter((page) => page.hideNavItem).map(({ path }) => path)).toEqual([
      '/foundations/color-values'
    ]);
  });

  it('covers all flags of examples', () => {
    const examples = standaloneExamples(site).map(({ example }) => example);
    const words = ['isFullscreen', 'isDemo', 'isBeta', 'isDeprecated', 'hasThemeSwitcher', 'hasRTLSwitcher'] as const;
    expect(words.filter((word) => !examples.some((example) => example[word]))).toEqual([]);
    expect(new Set(examples.map(({ lang }) => lang))).toEqual(new Set(['ts', 'js', 'html']));
    expect(new Set(examples.map(({ file }) => file === null))).toEqual(new Set([true, false]));
  });
});

describe('the design data of the starter site', () => {
  const { files } = deriveDesign(resolved.reference, folder, listThemes(resolved.themes));

  it('resolves component variables to the tokens of each theme', () => {
    const { rows } = cssVariablesSchema.parse(files.get('/api/css-variables/lark-tag.json'));
    expect(rows.find(({ selector }) => selector === '.lark-tag-danger')).toMatchObject({
      property: '--lark-tag-color',
      value: '#a8232f',
      themes: [{ value: '#ff9ba2' }]
    });
  });

  it('lists the components that use a token', () => {
    const { tokens } = tokensSchema.parse(files.get('/api/tokens.json'));
    const danger = tokens.find(({ name }) => name === '--lark-color-danger');
    expect(danger?.uses.sheets).toContainEqual({
      prefix: 'lark-tag',
      isDirect: false,
      variables: ['--lark-tag-color']
    });
  });

  it('lists icons that are plain SVG files, those with a usage first', () => {
    const { icons } = iconsIndexSchema.parse(files.get('/api/icons.json'));
    expect(icons.map(({ name, importPath }) => [name, importPath])).toEqual([
      ['close', 'larkspur-ui/icons/close.svg'],
      ['check', 'larkspur-ui/icons/check.svg'],
      ['chevron-down', 'larkspur-ui/icons/chevron-down.svg']
    ]);
  });
});
