import { describe, expect, it } from 'vitest';

import { drawingProblems } from '../../src/check/drawingProblems.ts';
import { resolveConfig } from '../../src/core/config.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import { createTemporarySite } from './temporarySite.ts';

const page = (id: string, section: string, more = ''): string => `---
id: ${id}
section: ${section}
${more}---

A page.
`;

const GALLERY = `---
id: All parts
sortValue: 1
section: parts
---

Every part.

<SectionGallery section="parts" subsection="forms" />
`;

/** Problems of a site with the drawings of these pages. */
async function problemsWith(drawn: readonly string[] | null) {
  const entries = drawn?.map((address) => `  '${address}': 'drawing'`).join(',\n');
  const site = createTemporarySite({
    'content/parts/all-parts.md': GALLERY,
    'content/parts/knob.md': page('Knob', 'parts'),
    'content/parts/dial.md': page('Dial', 'parts', 'subsection: forms\n'),
    'content/patterns/filters.md': page('Filters', 'patterns'),
    'drawings/index.ts': 'export { default } from "./all.ts";\n',
    'drawings/all.ts': `export default {\n${entries ?? ''}\n};\n`
  });
  const config = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' },
      sections: [
        { slug: 'parts', title: 'Parts' },
        { slug: 'patterns', title: 'Patterns' }
      ],
      ...(drawn && { drawings: 'drawings/index.ts' })
    },
    'site.config.ts'
  );
  const { folder } = site;
  const problems = await drawingProblems(await loadSite(config, folder), { config, folder });
  return { problems, pathOf: (file: string) => site.path(file) };
}

describe('drawingProblems', () => {
  it('asks for the pages in galleries: in those of Markdown, and in generated lists', async () => {
    const { problems, pathOf } = await problemsWith([]);
    expect(problems.map(({ message }) => message)).toEqual([
      'The page /patterns/filters is in a gallery and has no drawing.',
      'The page /parts/forms/dial is in a gallery and has no drawing.'
    ]);
    expect(problems[0]).toMatchObject({ severity: 'error', location: { file: pathOf('drawings/index.ts') } });
  });

  it('finds nothing where all are drawn; pages in no gallery, sections, and that of unknown addresses may be too', async () => {
    const { problems } = await problemsWith([
      '/patterns/filters',
      '/parts/forms/dial',
      '/parts/knob',
      '/patterns',
      '/404'
    ]);
    expect(problems).toEqual([]);
  });

  it('names the drawing of a page that does not exist, and its line', async () => {
    const { problems, pathOf } = await problemsWith(['/patterns/filters', '/parts/forms/dial', '/parts/gone']);
    expect(problems).toMatchObject([
      { code: 'unknown-page', severity: 'error', location: { file: pathOf('drawings/all.ts'), line: 4 } }
    ]);
    expect(problems[0]?.message).toContain('/parts/gone');
  });

  it('asks for nothing of a site without drawings', async () => {
    expect((await problemsWith(null)).problems).toEqual([]);
  });
});
