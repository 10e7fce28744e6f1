import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';

import { loadSite } from '../../../../src/content/loadSite.ts';
import { loadSiteContext, type SiteContext } from '../../../../src/content/siteContext.ts';
import { requestAddress } from '../../../../src/core/apiRequest.ts';
import { createRewriter } from '../../../../src/core/rewrites.ts';
import type { Site } from '../../../../src/model.ts';
import { apiFiles } from '../../../../src/reference/apiFiles.ts';
import { designFolder } from '../../../../src/reference/design/designFolder.ts';
import { LINT_ADDRESS } from '../../../../src/core/lintAddress.ts';
import { documentingPages, siteLintFile } from '../../../../src/reference/lint/lintFile.ts';
import { loadSiteReference, type SiteReference } from '../../../../src/reference/siteReference.ts';
import { siteDtcgFiles } from '../../../../src/reference/tokens/dtcg/dtcgFiles.ts';
import { apiDocuments } from '../../../../src/site/publish/api/apiDocuments.ts';
import { openApiDocument } from '../../../../src/site/publish/api/openApi.ts';
import { siteRequests } from '../../../../src/site/publish/api/requests.ts';
import { jsonSchema, SCHEMA_NAMES } from '../../../../src/site/publish/api/schemas.ts';
import { versionedApi } from '../../../../src/site/publish/api/versioned.ts';
import { contentFiles, versionsFile } from '../../../../src/site/publish/contentFiles.ts';
import {
  formatRedirectRules,
  formatRewriteRules,
  parseRedirectRules,
  parseRewriteRules
} from '../../../../src/site/publish/hostFiles.ts';
import { siteFacts } from '../../../../src/site/publish/siteFacts.ts';
import { apiFaults, type OpenApi, openApiFaults } from '../../../support/apiFaults.ts';

const STARTER = path.resolve(import.meta.dirname, '../../../../../sites/starter');

it.each(SCHEMA_NAMES)(
  'has the JSON Schema %s in the package (update it with `npx vitest run apiDocuments --update`)',
  async (name) => {
    const text = `${JSON.stringify(jsonSchema(name), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot(`../../../../schemas/${name}.schema.json`);
  }
);

describe('the description of the starter site', () => {
  let context: SiteContext;
  let site: Site;
  let reference: SiteReference;
  let design: string;

  beforeAll(async () => {
    context = await loadSiteContext(STARTER);
    site = await loadSite(context.config, context.folder);
    reference = await loadSiteReference(site, context.config, context);
    design = await designFolder(context);
  }, 120_000);

  const facts = () => siteFacts(context.config, '1.4.0');
  const versioned = () => versionedApi({ version: 'v1', site, reference, design });
  const requests = () => siteRequests({ site, reference, design, hasHistory: false, versioned: versioned() });
  const document = () => openApiDocument(requests(), facts()) as unknown as OpenApi;

  it('lists categories of tokens, also beside pages of a section with that name', () => {
    const [page] = site.pages;
    const about = { ...page, section: 'tokens', subsection: '', slug: 'about' } as Site['pages'][number];
    const { files } = versionedApi({ version: 'v1', site: { pages: [about] }, reference, design }) ?? {
      files: new Map()
    };
    expect(files.get('/api/v1/tokens.json')).toEqual([...(versioned()?.categories ?? []), 'about']);
  });

  it('is valid OpenAPI 3.1', async () => {
    expect(await openApiFaults(document())).toEqual([]);
  });

  it('has a path and a schema for every file, and each file fits its schema', async () => {
    const lint = await siteLintFile(context, { pages: documentingPages(site, reference), tokensPage: null });
    const files = new Map<string, unknown>([
      ...contentFiles(site, { switches: context.config.standalone, thumbnailOf: () => null }),
      ...apiFiles(site, reference),
      ...apiDocuments(requests(), facts()),
      ...siteDtcgFiles(design),
      ...(versioned()?.files ?? []),
      ['/api/site.json', facts()],
      ['/versions.json', versionsFile([])],
      [LINT_ADDRESS, lint],
      ...globSync('api/**', { cwd: design }).map(
        (file) => [`/${file}`, JSON.parse(readFileSync(path.join(design, file), 'utf8'))] as const
      )
    ]);
    const written = new Map([...files].map(([address, content]) => [address, JSON.parse(JSON.stringify(content))]));
    expect(apiFaults(document(), written)).toEqual([]);

    const named = requests()
      .filter(({ path: address, type }) => type === 'application/json' && address !== '/routes.json')
      .flatMap((request) => (request.parameter?.values ?? ['']).map((value) => requestAddress(request, value)));
    expect(named.filter((address) => !files.has(decodeURI(address)))).toEqual([]);
    expect([...files.keys()].filter((address) => !named.map(decodeURI).includes(address))).toEqual([]);
  });

  it('finds a file that does not fit', () => {
    const faults = apiFaults(document(), [
      ['/api/site.json', { ...facts(), name: 3 }],
      ['/api/nowhere.json', {}]
    ]);
    expect(faults).toEqual(['/api/site.json: data/name must be string', '/api/nowhere.json is not described.']);
  });

  it('has a path for each number of segments of an address', () => {
    const paths = Object.keys(document().paths);
    expect(paths).toContain('/api/components/{id1}/{id2}.json');
    expect(paths).toContain('/api/examples/{tab1}/{tab2}.json');
    expect(paths).toContain('/api/examples/{tab1}/{tab2}/{tab3}.json');
  });

  it('leads from a version to texts, properties, and examples', () => {
    const { files, rewrites } = versioned() ?? { files: new Map<string, unknown>(), rewrites: [] };
    const rewritten = createRewriter(rewrites);
    const answer = (address: string) => files.get(rewritten(address)?.to ?? '');
    expect(answer('/api/versions')).toEqual(['v1']);
    expect(answer('/api/v1')).toContain('components');
    expect(answer('/api/v1/components')).toEqual(expect.arrayContaining(['button', 'feedback_notice']));
    expect(answer('/api/v1/components/names')).toContain('Button');
    expect(answer('/api/v1/components/button')).toEqual(expect.arrayContaining(['react', 'html', 'accessibility']));
    expect(answer('/api/v1/components/button/css')).toEqual([]);
    expect(answer('/api/v1/tokens')).toContain('color');
    expect(answer('/api/v1/tokens/all')).toMatchObject({ color: answer('/api/v1/tokens/color') });
    expect(rewritten('/api/v1/components/button/props')?.to).toBe('/api/components/larkspur-ui/Button.json');
    expect(rewritten('/api/v1/components/button/react')).toEqual({
      to: '/api/v1/components/button/react/text',
      status: 302
    });
    expect(rewritten('/api/v1/components/button/react/text')?.to).toBe('/components/button.md');
    expect(rewritten('/api/v1/components/feedback_notice/react/text')?.to).toBe('/components/feedback/notice.md');
    const [example] = answer('/api/v1/components/button/react/examples') as { exampleName: string; code: string }[];
    expect(rewritten(`/api/v1/components/button/react/examples/${example?.exampleName}`)?.to).toBe(example?.code);
  });

  it('has the same rules after they were written for hosts', () => {
    const { rewrites = [] } = versioned() ?? {};
    const text = formatRedirectRules(site.redirects) + formatRewriteRules(rewrites);
    expect(parseRewriteRules(text)).toEqual(rewrites);
    expect(parseRedirectRules(text)).toEqual(site.redirects);
  });
});
