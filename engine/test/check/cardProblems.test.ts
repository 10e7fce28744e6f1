import { describe, expect, it } from 'vitest';

import { cardProblems } from '../../src/check/cardProblems.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import { resolveConfig } from '../../src/core/config.ts';
import { createTemporarySite } from './temporarySite.ts';

const page = (id: string, more = '', text = 'A part.'): string => `---
id: ${id}
section: parts
${more}---

${text}
`;

const GALLERY = `---
id: All parts
section: parts
sortValue: 1
source: landing
---

import texts from './texts.json';

Every part.

<SectionGallery section="parts" galleryItemsData={texts} />
`;

const LONG = 'Turns a value up or down, with a pointer, with keys, or by touch.';

/** Problems of a site with these cards, and with these further lines in the frontmatter of the knob. */
async function problemsWith(cards: Record<string, string>, knob = '', texts = '{}') {
  const site = createTemporarySite({
    'content/all-parts.md': GALLERY,
    'content/texts.json': texts,
    'content/knob.md': page('Knob', knob, LONG),
    'content/dial.md': page('Dial'),
    'site.config.ts': `export default { cards: ${JSON.stringify(cards)} };\n`
  });
  const config = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
      sections: [{ slug: 'parts', title: 'Parts' }],
      tabs: [{ id: 'landing', role: 'landing', inAddress: false }],
      summaries: { '/parts/dial': { text: 'Shows a value.' } },
      cards
    },
    'site.config.ts'
  );
  const { folder } = site;
  const problems = cardProblems(await loadSite(config, folder), { config, folder });
  return { problems, pathOf: (file: string) => site.path(file) };
}

describe('cardProblems', () => {
  it('warns about a page in a gallery whose text is too long, with its file and the remedy', async () => {
    const { problems, pathOf } = await problemsWith({});
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        code: 'card-text',
        message: `The card of /parts/knob has ${LONG.length} characters.`,
        location: { file: pathOf('content/knob.md') }
      }
    ]);
    expect(problems[0]?.hint).toContain('60 characters, as `card` in its frontmatter');
  });

  it('takes the text of the configuration, then that of the frontmatter, then that of the gallery', async () => {
    expect((await problemsWith({ '/parts/knob': 'Turns a value.' })).problems).toEqual([]);
    expect((await problemsWith({}, 'card: Turns a value.\n')).problems).toEqual([]);
    expect((await problemsWith({}, '', '{ "knob": { "summary": "Turns a value." } }')).problems).toEqual([]);
    const configured = await problemsWith({ '/parts/knob': `${LONG}!` }, 'card: Turns a value.\n');
    expect(configured.problems).toMatchObject([
      { code: 'card-text', location: { file: configured.pathOf('site.config.ts'), line: 1 } }
    ]);
    const written = await problemsWith({}, `card: ${LONG}\n`, '{ "knob": { "summary": "Turns a value." } }');
    expect(written.problems).toMatchObject([{ location: { file: written.pathOf('content/knob.md'), line: 4 } }]);
  });

  it('names the file with the texts of a gallery', async () => {
    const { problems, pathOf } = await problemsWith({}, '', `{\n "knob": { "summary": "${LONG}" }\n}`);
    expect(problems).toMatchObject([{ location: { file: pathOf('content/texts.json'), line: 2 } }]);
  });

  it('reports the card of a page that does not exist', async () => {
    const { problems } = await problemsWith({ '/parts/knob': 'Turns a value.', '/parts/gone': 'Is no more.' });
    expect(problems).toMatchObject([{ severity: 'error', code: 'unknown-page' }]);
  });
});
