import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { apiFaults, type OpenApi, openApiFaults } from '../../engine/test/support/apiFaults.ts';
import { outputOf } from '../support/readSite.ts';
import { expect, test } from '../support/test.ts';

for (const site of ['sites/starter', 'sites/patternfly']) {
  const read = (address: string): unknown => JSON.parse(readFileSync(join(outputOf(site), address), 'utf8'));

  test(`all files of ${site} for programs are described, and fit their schemas`, async () => {
    const document = read('/api/openapi.json') as OpenApi;
    expect(await openApiFaults(document)).toEqual([]);
    const described = ['api/**/*.json', 'routes.json', 'versions.json'];
    const addresses = globSync(described, { cwd: outputOf(site) }).map((file) => `/${file}`);
    expect(addresses.length).toBeGreaterThan(10);
    expect(
      apiFaults(
        document,
        addresses.map((address) => [address, read(address)] as const)
      )
    ).toEqual([]);
  });
}
