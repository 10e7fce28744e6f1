import { afterAll, describe, expect, it } from 'vitest';

import { createRenderer } from '../../../src/examples/render/createRenderer.ts';
import { renderRequest } from './acmeExample.ts';
import { createAcmeSite } from './acmeSite.ts';

const MINUTE_MS = 60_000;
const PART = 'content/examples/part.ts';
const LINKED = 'packages/local-ui/index.js';

const site = createAcmeSite({
  [PART]: "export const part = 'one';",
  'packages/local-ui/package.json': JSON.stringify({ name: 'local-ui', type: 'module', main: 'index.js' }),
  [LINKED]: "export const Local = () => 'here';"
});
site.link('packages/local-ui', 'local-ui');
const renderer = createRenderer({ siteFolder: site.folder, cacheFolder: site.cacheFolder });
afterAll(() => {
  renderer.close();
  site.remove();
});

describe('a long-running renderer', () => {
  it(
    'reads changed imports again',
    async () => {
      const request = renderRequest(
        site,
        'part',
        "import { part } from './part';\nexport const A = () => <p>{part}</p>;"
      );
      expect(await renderer.render(request)).toMatchObject({ html: '<p>one</p>' });
      site.write({ [PART]: "import { more } from './more'; export const part = more;" });
      expect(await renderer.render(request)).toMatchObject({ state: 'client', phase: 'evaluate' });
      site.write({ 'content/examples/more.ts': "export const more = 'two';" });
      expect(await renderer.render(request)).toMatchObject({ html: '<p>two</p>' });
    },
    MINUTE_MS
  );

  it(
    'reads changed linked packages again',
    async () => {
      const request = renderRequest(
        site,
        'linked',
        "import { Local } from 'local-ui';\nexport const A = () => <Local />;"
      );
      expect(await renderer.render(request)).toMatchObject({ html: 'here' });
      site.write({ [LINKED]: "export const Local = () => 'there';" });
      expect(await renderer.render(request)).toMatchObject({ html: 'there' });
    },
    MINUTE_MS
  );

  it(
    'answers concurrent requests',
    async () => {
      const names = ['a', 'b', 'c'];
      const requests = names.map((name) => renderRequest(site, name, `export const A = () => <p>${name}</p>;`));
      const answers = await Promise.all(requests.map((request) => renderer.render(request)));
      expect(answers.map((answer) => answer.state !== 'client' && answer.html)).toEqual([
        '<p>a</p>',
        '<p>b</p>',
        '<p>c</p>'
      ]);
    },
    MINUTE_MS
  );
});
