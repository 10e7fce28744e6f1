import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';

import { loadSite } from '../../../../src/content/loadSite.ts';
import { loadSiteContext, type SiteContext } from '../../../../src/content/siteContext.ts';
import { requestAddress } from '../../../../src/core/apiRequest.ts';
import type { Site } from '../../../../src/model.ts';
import { apiFiles } from '../../../../src/reference/apiFiles.ts';
import { designFolder } from '../../../../src/reference/design/designFolder.ts';
import { documentingPages, LINT_ADDRESS, siteLintFile } from '../../../../src/reference/lint/lintFile.ts';
import { loadSiteReference, type SiteReference } from '../../../../src/reference/siteReference.ts';
import { siteDtcgFiles } from '../../../../src/reference/tokens/dtcg/dtcgFiles.ts';
import { apiDocuments } from '../../../../src/site/publish/api/apiDocuments.ts';
import { openApiDocument } from '../../../../src/site/publish/api/openApi.ts';
import { siteRequests } from '../../../../src/site/publish/api/requests.ts';
import { jsonSchema, SCHEMA_NAMES } from '../../../../src/site/publish/api/schemas.ts';
import { contentFiles, versionsFile } from '../../../../src/site/publish/contentFiles.ts';
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
  const requests = () => siteRequests({ site, reference, design });
  const document = () => openApiDocument(requests(), facts()) as unknown as OpenApi;

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
});
