import { beforeAll, describe, expect, it } from 'vitest';
import { createRedirectResolver, normalizeAddress } from '../../../engine/src/core/redirectResolver.ts';
import { splitFrontmatter } from '../../../engine/src/content/frontmatter.ts';
import { readFileSync } from 'node:fs';
import { slug } from '../../../engine/src/core/slug.ts';
import { parse } from 'yaml';
import { standaloneExamplesOf } from '../../../engine/src/examples/siteExamples.ts';
import { config, loadPackagedContent, type PackagedContent } from './realSite.ts';

let content: PackagedContent;
let real: Map<string, string>;
let resolve: (path: string) => string | null;

beforeAll(async () => {
  content = await loadPackagedContent();
  const { pages, navigation, redirects } = content.site;
  const paths = pages
    .flatMap(({ sources }) => sources)
    .flatMap((source) => [source.path, ...standaloneExamplesOf(source).map(({ path }) => path)]);
  real = new Map([...paths, ...navigation.map(({ path }) => path)].map((path) => [normalizeAddress(path), path]));
  const redirect = createRedirectResolver(redirects, (path) => real.has(path));
  resolve = (path) => real.get(normalizeAddress(path)) ?? redirect(path);
});

it('has the sections in the required order', () => {
  const required = [
    'get-started',
    'design-foundations',
    'tokens',
    'patternfly-ai',
    'accessibility',
    'ux-writing',
    'components',
    'patterns',
    'extensions',
    'component-groups',
    'charts',
    'topology',
    'layouts',
    'utility-classes',
    'developer-resources',
    'training'
  ];
  expect(config.sections.map(({ slug: section }) => section)).toEqual(required);
  const shown = content.site.navigation.map(({ slug: section }) => section);
  expect(shown).toEqual(required.filter((section) => shown.includes(section)));
});

describe('an address', () => {
  it('used by the packages redirects to the page or tab, in either convention', () => {
    const lost = content.sources.flatMap((source) => {
      const frontmatter: unknown = parse(
        splitFrontmatter(readFileSync(source.file, 'utf8'))?.yaml.replace(/^(['\]])/gm, ' $1') ?? ''
      );
      const { section, subsection, id } = frontmatter as Record<string, string | undefined>;
      const page = `/${[section, subsection, id].flatMap((name) => (name ? [slug(name)] : [])).join('/')}`;
      const tabs = [
        page,
        `${page}/${source.source}`,
        `${page}/${encodeURIComponent(source.source)}/`,
        `${page}/${slug(source.source)}`
      ];
      const examples = standaloneExamplesOf(source).map(
        (example) => [`${page}/${source.source}/${example.slug}`, example.path] as const
      );
      const expected = [...tabs.slice(1).map((from) => [from, source.path] as const), ...examples];
      return expected.filter(([from, to]) => resolve(from) !== to).map(([from]) => from);
    });
    expect(lost).toEqual([]);
  });

  it.each([
    ['/components/charts/area-chart/-Victory', '/charts/area-chart'],
    ['/foundations-and-styles/layouts/flex/html', '/layouts/flex/html'],
    ['/foundations-and-styles/utility-classes/spacing', '/utility-classes/spacing'],
    ['/extensions/topology/overview', '/topology/about-topology'],
    ['/extensions/component-groups/overview/react', '/component-groups/about-component-groups'],
    ['/extensions/ChatBot/messages', '/patternfly-ai/chatbot/messages'],
    ['/extensions/quick-starts/Basic-Quick-Starts', '/extensions/quick-starts/basic-quick-starts'],
    ['/developer-guides/open-ui-automation', '/developer-resources/open-ui-automation'],
    ['/foundations-and-styles/colors', '/design-foundations/colors'],
    ['/foundations-and-styles/design-tokens/about-tokens', '/tokens/about-tokens'],
    ['/ai/conversation-design/', '/patternfly-ai/conversation-design'],
    ['/content-design/punctuation', '/ux-writing/punctuation'],
    ['/content-design/writing-guides/cli-handbook', '/developer-resources/cli-handbook'],
    ['/get-started/training/react', '/training/react'],
    ['/releases/upgrade-guide', '/get-started/upgrade'],
    ['/releases/release-highlights', '/get-started/release-highlights'],
    ['/about-us', '/get-started/about-patternfly'],
    ['/community', '/get-started/community'],
    ['/tokens/all-patternfly-tokens/tokens', '/tokens/all-tokens'],
    ['/patternfly-ai/rapid-prototyping/about', '/patternfly-ai/rapid-prototyping'],
    ['/utility-classes/all-utility-classes', '/utility-classes/about-utility-classes'],
    ['/patterns/all-patterns', '/patterns/about-patterns'],
    ['/layouts/all-layouts', '/layouts/about-layouts'],
    ['/extensions/all-extensions', '/extensions/about-extensions'],
    ['/design-foundations/all-design-foundations', '/design-foundations/about-design-foundations'],
    ['/components/about-components', '/components/all-components'],
    ['/v4/components/button', 'https://v4-archive.patternfly.org/v4/components/button']
  ])('%s of another edition redirects to %s', (from, to) => {
    expect(resolve(from)).toBe(to);
  });

  it('with a redirect is not an existing page, and redirects to an existing or planned one', () => {
    const { redirects } = content.site;
    expect(redirects.filter(({ from }) => [...real.values()].includes(from))).toEqual([]);
    const known = (path: string): boolean =>
      real.has(normalizeAddress(path)) || config.planned.includes(path) || path.startsWith('https://');
    const lost = redirects.filter(({ from }) => !from.endsWith('/*') && !known(resolve(from) ?? ''));
    expect(lost).toEqual([]);
  });
});
