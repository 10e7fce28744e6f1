import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { ConfigError } from '../../../src/core/config.ts';
import { aliasedModules, writeTabModules } from '../../../src/site/build/moduleFiles.ts';
import { loadAcme, markdown } from '../../content/support/acmeSite.ts';

it('requests examples by a query parameter that has no meaning to the dev server', async () => {
  const body = '### Basic\n\n```ts live\nconst Basic = () => 1;\n```\n';
  const site = await loadAcme({ content: { 'page.md': markdown({ id: 'Page', section: 'components' }, body) } });
  const source = site.pages[0]?.sources[0];
  const options = { isVersioned: true, setup: new Map() };
  const moduleSource = () => ({ code: 'export default 1;', isFragile: false });
  const modules = source && (await writeTabModules(path.join(site.folder, 'out'), source, moduleSource, options));
  const entry = readFileSync(modules?.inline?.file ?? '', 'utf8');
  expect(entry).toMatch(/basic\.js\?version=\w{8}"/);
});

it('finds the modules that a site has in place of others, and reports a missing one', () => {
  const { dirname, filename } = import.meta;
  const configOf = (file: string) => ({ examples: { alias: { 'acme-atlas': file } } });
  expect([...aliasedModules(configOf(path.basename(filename)), dirname)]).toEqual([['acme-atlas', filename]]);
  expect(() => aliasedModules(configOf('gone.js'), dirname)).toThrow(ConfigError);
});
