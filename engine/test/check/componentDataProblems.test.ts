import { expect, it } from 'vitest';

import { componentDataProblems } from '../../src/check/contentProblems.ts';
import { type SiteConfig, resolveConfig } from '../../src/core/config.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import { ENGINE_COMPONENTS } from '../support/engineComponents.ts';
import { createTemporarySite } from './temporarySite.ts';

const CONFIG = {
  product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: '@acme/ui' },
  sections: [{ slug: 'parts', title: 'Parts' }],
  sources: []
} satisfies SiteConfig;

const page = (id: string, body: string): string => `---\nid: ${id}\nsection: parts\n---\n\n${body}\n`;
const exercise = (id: string, tasks: string): string =>
  page(
    id,
    `import tasks from './${tasks}.json';\n\n### Basic\n\n~~~ts\nexport const A = () => <b />;\n~~~\n\n<Exercise tasks={tasks} />`
  );

const role = { part: 'Bulb', example: '/parts/sound/basic', is: { role: 'img' }, says: 'Shines.' };
const key = { example: role.example, on: { role: 'img' }, key: 'Tab', does: 'Leaves.', expect: [{ focus: role.is }] };

const FILES = {
  'content/Solution.tsx': 'export const A = () => <i />;\n',
  'content/good.json': JSON.stringify({
    checks: [{ task: 'T.', hint: 'H.', selector: 'i' }],
    solution: './Solution.tsx'
  }),
  'content/bad.json': JSON.stringify({
    checks: [{ task: 'T.', hint: 'H.', selector: 'i >' }],
    solution: './Solution.tsx'
  }),
  'content/claims.json': JSON.stringify({ roles: [role], keys: [{ ...key, example: '/parts/gone/basic' }] }),
  'content/sound.md': exercise('Sound', 'good'),
  'content/invalid.md': exercise('Invalid', 'bad'),
  'content/lost.md': page('Lost', `import claims from './claims.json';\n\nWords.\n\n<RolesTable claims={claims} />`),
  'content/bare.md': page('Bare', 'Words.\n\n<KeyboardTable />')
};

it('reports components with invalid data, with their location', async () => {
  const { folder } = createTemporarySite(FILES);
  const site = await loadSite(resolveConfig(CONFIG, 'site.config.ts'), folder);
  const problems = componentDataProblems(site, ENGINE_COMPONENTS).map(({ severity, code, message, location }) => ({
    place: `${location?.file.slice(folder.length + 9)}:${location?.line}`,
    kind: `${severity} ${code}`,
    message: message.replaceAll(`${folder}/content/`, '')
  }));
  expect(problems.toSorted((a, b) => (a.place < b.place ? -1 : 1))).toEqual([
    {
      place: 'bare.md:8',
      kind: 'error component-data',
      message:
        "<KeyboardTable> can't be shown: bare.md: <KeyboardTable> needs claims={…} that name a JSON file imported above."
    },
    {
      place: 'invalid.md:14',
      kind: 'error component-data',
      message: '<Exercise> can\'t be shown: bad.json:1: the selector of "T." is not valid: i >'
    },
    {
      place: 'lost.md:10',
      kind: 'error component-data',
      message:
        "<RolesTable> can't be shown: claims.json names the example /parts/gone/basic, which the site doesn't have."
    }
  ]);
});
