import type { ApiParameter, ApiRequest } from '../../../core/apiRequest.ts';
import { SITE_FACTS_ADDRESS } from '../../../core/siteFacts.ts';
import * as texts from '../../../core/texts.ts';
import { standaloneExamplesOf } from '../../../examples/siteExamples.ts';
import type { Site } from '../../../model.ts';
import {
  CSS_VARIABLES_INDEX,
  ICONS_INDEX,
  readCssVariablesIndex,
  readIconsIndex,
  readThemes,
  readTokens,
  THEMES,
  TOKENS
} from '../../../reference/design/designFiles.ts';
import { HISTORY_ADDRESS } from '../../../core/historyAddress.ts';
import { LINT_ADDRESS } from '../../../core/lintAddress.ts';
import type { SiteReference } from '../../../reference/siteReference.ts';
import { dtcgAddress, RESOLVER_ADDRESS } from '../../../reference/tokens/dtcg/dtcgFiles.ts';
import { OPEN_API_ADDRESS } from './addresses.ts';
import type { VersionedApi } from './versioned.ts';
import { SCHEMA_NAMES, type SchemaName } from './schemas.ts';

/** A request, and the schema of its answer; null for formats that others describe. */
export interface DescribedRequest extends ApiRequest {
  schema: SchemaName | null;
}

interface RequestsInput {
  /** Lists from the label of a version to sections, pages, and tabs, if there are any. */
  versioned: VersionedApi | null;
  site: Pick<Site, 'pages'>;
  reference: Pick<SiteReference, 'entries'>;
  /** Folder of the files about the design system, laid out by address. */
  design: string;
  /** Whether the site keeps former releases. */
  hasHistory: boolean;
}

/** Lists the requests that a site answers, in the order in which a reader meets them. */
export function siteRequests({ site, reference, design, hasHistory, versioned }: RequestsInput): DescribedRequest[] {
  const tabs = site.pages.flatMap(({ sources }) => sources);
  const withExamples = tabs.filter((source) => standaloneExamplesOf(source).length > 0);
  const prefixes = readCssVariablesIndex(design).map(({ prefix }) => prefix);
  const slices = [...new Set(readIconsIndex(design)?.icons.map(({ slice }) => slice))].map(sliceOf);
  const tokens = readTokens(design);
  const tab = (values: readonly string[]): ApiParameter => ({
    name: 'tab',
    description: texts.api.parameters.tab,
    values
  });
  return [
    file('site', SITE_FACTS_ADDRESS, 'site'),
    file('openApi', OPEN_API_ADDRESS, null),
    folder('schema', '/api/schemas/{name}.schema.json', null, {
      name: 'name',
      description: texts.api.parameters.schema,
      values: SCHEMA_NAMES
    }),
    file('releases', '/versions.json', 'versions'),
    file('pages', '/api/pages.json', 'pages'),
    file('tabs', '/routes.json', 'routes'),
    {
      ...folder('markdown', '/{tab}.md', null, tab(tabs.map(({ path }) => relative(path)))),
      type: 'text/markdown' as const
    },
    folder('examples', '/api/examples/{tab}.json', 'examples', tab(withExamples.map(({ path }) => relative(path)))),
    file('components', '/api/components.json', 'components'),
    folder('component', '/api/components/{id}.json', 'component', {
      name: 'id',
      description: texts.api.parameters.entry,
      values: [...reference.entries.keys()]
    }),
    file('functions', '/api/functions.json', 'functions'),
    ...(prefixes.length > 0 ? [file('cssVariablesIndex', CSS_VARIABLES_INDEX, 'css-variables-index')] : []),
    folder('cssVariables', '/api/css-variables/{prefix}.json', 'css-variables', {
      name: 'prefix',
      description: texts.api.parameters.prefix,
      values: prefixes
    }),
    ...(tokens === null ? [] : [file('tokens', TOKENS, 'tokens'), file('designTokensThemes', RESOLVER_ADDRESS, null)]),
    folder('designTokens', dtcgAddress('{theme}'), null, {
      name: 'theme',
      description: texts.api.parameters.theme,
      values: tokens === null || tokens.tokens.length === 0 ? [] : readThemes(design).map(({ name }) => name)
    }),
    file('themes', THEMES, 'themes'),
    ...(slices.length > 0 ? [file('iconsIndex', ICONS_INDEX, 'icons-index')] : []),
    folder('icons', '/api/icons/{slice}.json', 'icons', {
      name: 'slice',
      description: texts.api.parameters.slice,
      values: slices
    }),
    file('lint', LINT_ADDRESS, 'lint'),
    ...(hasHistory ? [file('history', HISTORY_ADDRESS, 'history')] : []),
    ...versionedRequests(versioned)
  ].filter(({ parameter }) => parameter === null || parameter.values.length > 0);
}

function versionedRequests(versioned: VersionedApi | null): DescribedRequest[] {
  if (versioned === null) {
    return [];
  }
  const { root, sections, pages, tabs, categories } = versioned;
  const section = { name: 'section', description: texts.api.parameters.section, values: sections };
  const page = { name: 'page', description: texts.api.parameters.page, values: pages };
  const tab = { name: 'tab', description: texts.api.parameters.pageTab, values: tabs };
  const category = { name: 'category', description: texts.api.parameters.category, values: categories };
  return [
    file('versions', '/api/versions.json', 'names'),
    file('componentPages', '/api/component-index.json', 'pages-by-component'),
    file('sections', `${root}.json`, 'names'),
    folder('sectionPages', `${root}/{section}.json`, 'names', section),
    folder('componentNames', `${root}/{section}/names.json`, 'names', section),
    folder('pageTabs', `${root}/{page}.json`, 'names', page),
    folder('pageCss', `${root}/{page}/css.json`, 'values', page),
    folder('tabExamples', `${root}/{tab}/examples.json`, 'example-names', tab),
    file('tokenCategories', `${root}/tokens.json`, 'names'),
    folder('tokensOfCategory', `${root}/tokens/{category}.json`, 'values', category),
    file('tokensByCategory', `${root}/tokens/all.json`, 'values-by-category')
  ];
}

type RequestName = keyof typeof texts.api.requests;

function file(name: RequestName, path: string, schema: SchemaName | null): DescribedRequest {
  return folder(name, path, schema, null);
}

function folder(
  name: RequestName,
  path: string,
  schema: SchemaName | null,
  parameter: ApiParameter | null
): DescribedRequest {
  return { id: name, path, summary: texts.api.requests[name], parameter, type: 'application/json', schema };
}

/** An address without its first slash, as it stands in templates. */
function relative(path: string): string {
  return decodeURI(path).slice(1);
}

function sliceOf(address: string): string {
  return address.replace(/^.*\/|\.json$/g, '');
}
