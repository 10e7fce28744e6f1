import { describe, expect, it } from 'vitest';
import { checkProse } from '../../../src/check/prose/checkProse.ts';
import { type SiteConfig, resolveConfig } from '../../../src/core/config.ts';
import { defineProseRule } from '../../../src/core/proseRule.ts';
import { loadSite } from '../../../src/content/loadSite.ts';
import { ENGINE_COMPONENTS } from '../../support/engineComponents.ts';
import { createTemporarySite } from '../temporarySite.ts';

const CONFIG = {
  product: { name: 'Acmeish', slug: 'acme', description: 'Acme.', versionOf: '@acme/ui' },
  sections: [{ slug: 'parts', title: 'Parts' }],
  sources: [{ package: '@acme/ui', include: ['docs/*.md'], source: 'react' }],
  summaries: { '/parts/lamp': { text: 'A lamp that you can click on.' } },
  prose: { words: 'words.txt', terms: [{ use: 'select', instead: ['click'] }], minimumWords: 10 }
} satisfies SiteConfig;

const page = (id: string, body: string): string => `---\nid: ${id}\nsection: parts\n---\n\n${body}\n`;

const SOUND = page(
  'Table',
  'A tabel of Acmeish for a Lampe, with words of its own and all it needs.\n\n## One\n\nText.\n\n## Two\n\nText.'
);

const FILES = {
  'site.config.ts': `export default ${JSON.stringify(CONFIG, null, 2)};\n`,
  'node_modules/@acme/ui/package.json': '{ "name": "@acme/ui", "version": "1.0.0" }',
  // Errors in a package's documentation are not reported, but its component names are known words.
  'node_modules/@acme/ui/docs/Lampe.md': page('Lampe', '# Teh lampe\n\n![](./a.png)\n\nClick it.'),
  'words.txt': 'tabel\n',
  'content/table.md': SOUND
};

async function check(files: Record<string, string>): Promise<string[]> {
  const { folder } = createTemporarySite({ ...FILES, ...files });
  const config = resolveConfig(CONFIG, 'site.config.ts');
  const problems = await checkProse(await loadSite(config, folder), {
    config,
    folder,
    components: ENGINE_COMPONENTS
  });
  return problems
    .filter(({ location }) => location?.file !== `${folder}/site.config.ts`)
    .map(({ code, location }) =>
      location === null ? code : `${location.file.slice(folder.length + 1)}:${location.line} ${code}`
    );
}

describe('the prose of a site', { timeout: 60_000 }, () => {
  it('has no problems', async () => {
    expect(await check({})).toEqual([]);
  });

  it('checks descriptions', async () => {
    const sections = '\n\n## One\n\nText.\n\n## Two\n\nText, in ten words or so, all of them short.';
    expect(
      await check({
        'content/none.md': page('None', `<TokenTable />`),
        'content/short.md': page('Short', `## One\n\nToo short.${sections.replaceAll('One', 'Three')}`),
        'content/long.md': page('Long', `${'Too long. '.repeat(30)}${sections}`),
        'content/again.md': SOUND.replace('Table', 'Again')
      })
    ).toEqual([
      'content/again.md:6 duplicate-description',
      'content/long.md:6 description-length',
      'content/none.md:1 description-missing',
      'content/short.md:8 description-length',
      'content/table.md:6 duplicate-description',
      'content/again.md:6 duplicate-paragraph',
      'content/table.md:6 duplicate-paragraph'
    ]);
  });

  it('includes summaries in the configuration and gallery data', async () => {
    const { folder } = createTemporarySite({
      ...FILES,
      'content/table.md': SOUND.replace('A tabel', "import texts from './texts.json';\n\nA tabel"),
      'content/texts.json': '{\n  "lamp": {\n    "summary": "A lihgt to click."\n  }\n}\n'
    });
    const config = resolveConfig(CONFIG, 'site.config.ts');
    const problems = await checkProse(await loadSite(config, folder), {
      config,
      folder,
      components: ENGINE_COMPONENTS
    });
    const line = FILES['site.config.ts'].split('\n').findIndex((text) => text.includes('A lamp')) + 1;
    expect(
      problems.map(({ code, location }) => [code, location?.file.slice(folder.length + 1), location?.line])
    ).toEqual([
      ['prose-term', 'site.config.ts', line],
      ['prose-term', 'content/texts.json', 3],
      ['prose-spelling', 'content/texts.json', 3]
    ]);
  });

  it('includes the tasks of exercises, but not their code', async () => {
    const task = { task: 'Use `Lmap` wiht care.', hint: 'Click "lamp".', selector: 'b' };
    expect(
      await check({
        'content/table.md': SOUND.replace('A tabel', "import tasks from './tasks.json';\n\nA tabel"),
        'content/tasks.json': JSON.stringify({ checks: [task], solution: './A.tsx' }, null, 2)
      })
    ).toEqual(['content/tasks.json:5 prose-term', 'content/tasks.json:4 prose-spelling']);
  });

  it('checks the word list', async () => {
    expect(await check({ 'words.txt': 'tabel\nlamp\nLamp\nzebra\n' })).toEqual(['words.txt:2 word-order']);
    expect(await check({ 'words.txt': 'tabel\ntabel\n' })).toEqual(['words.txt:2 word-order']);
  });

  it('includes the sentences of the configuration, where they are written', async () => {
    const home = { headline: 'Lamps, shelves and chairs', text: 'They *stand* here, and *stand* here.' };
    const reference = { icons: { package: '@acme/ui', include: '*.svg', usage: { lamp: 'Teh lamp.' } } };
    const stand = defineProseRule({
      name: 'stand',
      check: ({ text }) => [...text.matchAll(/stand/g)].map(({ index }) => ({ at: index, message: 'It stands.' }))
    });
    const prose = { ...CONFIG.prose, rules: [stand] };
    const changed = { ...CONFIG, home, reference, prose } satisfies SiteConfig;
    const source = `export default ${JSON.stringify(changed, null, 2)};\n`;
    const { folder } = createTemporarySite({ ...FILES, 'site.config.ts': source });
    const config = resolveConfig(changed, 'site.config.ts');
    const problems = await checkProse(await loadSite(config, folder), {
      config,
      folder,
      components: ENGINE_COMPONENTS
    });
    const places = problems
      .filter(({ code }) => code !== 'prose-term')
      .map(({ code, location }) => {
        const line = source.split('\n')[(location?.line ?? 0) - 1] ?? '';
        return `${code} ${line.slice((location?.column ?? 0) - 1)}`;
      });
    expect(places).toEqual([
      'data-markup *stand* here, and *stand* here."',
      'data-markup *stand* here."',
      'prose/stand stand* here, and *stand* here."',
      'prose/stand stand* here."',
      'prose-spelling Teh lamp."'
    ]);
  });
});
