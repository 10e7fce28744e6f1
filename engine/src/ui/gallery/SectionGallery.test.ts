import { describe, expect, it } from 'vitest';

import { writeFiles } from '../../../test/content/support/writeFiles.ts';
import { markdownComponents, propsOf, renderMarkdown } from '../../../test/support/markdown.ts';
import { ACME, COMPONENTS, makePage, makeSource } from '../../../test/ui/acme.ts';
import { parse, texts } from '../../../test/ui/parse.ts';

const { SectionGallery } = markdownComponents;
// Not imported before the loader for the library's style sheets is there.
const { galleryGroups } = await import('./SectionGallery.tsx');

const WHOLE_SECTION = {
  subsection: null,
  excluded: new Set<string>(),
  texts: new Map<string, string>(),
  onlyWithText: false
};

const PROPS = { id: 'x', headingLevel: 'h3', placeholder: 'Filter parts', layout: 'list', isByPurpose: false } as const;

const pathsOf = (groups: ReturnType<typeof galleryGroups>): string[] =>
  groups.flatMap(({ items }) => items.map(({ path }) => path));

describe('the pages of a gallery', () => {
  it('are those of the section, with subsections last', () => {
    const groups = galleryGroups(ACME, COMPONENTS, WHOLE_SECTION);
    expect(groups.map(({ title, items }) => [title, items.map((item) => item.title)])).toEqual([
      [null, ['All components', 'Knob']],
      ['Forms', ['Dial']]
    ]);
  });

  it('are grouped by purpose where the site names purposes, by name in each group', () => {
    const purposes = new Map([
      [
        'components',
        [
          { title: 'Turn', pages: ['/components/knob', '/components/forms/dial'] },
          { title: 'Pull', pages: ['/x'] }
        ]
      ]
    ]);
    const groups = galleryGroups({ ...ACME, purposes }, COMPONENTS, WHOLE_SECTION);
    expect(groups.map(({ title, items }) => [title, items.map((item) => item.title)])).toEqual([
      ['Turn', ['Dial', 'Knob']],
      ['Other', ['All components']]
    ]);
  });

  it('exclude the page with the gallery', () => {
    const selection = { ...WHOLE_SECTION, excluded: new Set(['/components/all-components']) };
    expect(pathsOf(galleryGroups(ACME, COMPONENTS, selection))).toEqual(['/components/knob', '/components/forms/dial']);
  });

  it('can be filtered by subsection or by having a text', () => {
    const forms = galleryGroups(ACME, COMPONENTS, { ...WHOLE_SECTION, subsection: 'forms' });
    expect(pathsOf(forms)).toEqual(['/components/forms/dial']);
    const texts = new Map([['dial', 'Dials a number.']]);
    const described = galleryGroups(ACME, COMPONENTS, { ...WHOLE_SECTION, texts, onlyWithText: true });
    expect(described.flatMap(({ items }) => items.map(({ title, text }) => [title, text]))).toEqual([
      ['Dial', 'Dials a number.']
    ]);
  });

  it('show the start of the page, unless a text is given', () => {
    const textOfKnob = (texts: ReadonlyMap<string, string>): string | undefined =>
      galleryGroups(ACME, COMPONENTS, { ...WHOLE_SECTION, texts })[0]?.items[1]?.text;
    expect(textOfKnob(new Map())).toBe('A knob turns.');
    expect(textOfKnob(new Map([['knob', 'Turn it.']]))).toBe('Turn it.');
  });

  it('prefer their summary', () => {
    const summaries = new Map([['/components/knob', 'A knob is round.']]);
    const groups = galleryGroups({ ...ACME, summaries }, COMPONENTS, WHOLE_SECTION);
    expect(groups[0]?.items.map(({ text }) => text)).toEqual(['', 'A knob is round.']);
  });

  it('prefer the text that was written for their card', () => {
    const site = {
      ...ACME,
      summaries: new Map([['/components/knob', 'A knob is round.']]),
      cards: new Map([['/components/knob', 'Turns a value.']])
    };
    const texts = new Map([['knob', 'Turn it.']]);
    const groups = galleryGroups(site, COMPONENTS, { ...WHOLE_SECTION, texts });
    expect(groups[0]?.items[1]?.text).toBe('Turns a value.');
  });

  it('show drawings if half of them have one', () => {
    const site = { ...ACME, drawings: new Map([['/components/knob', '<circle r="9"></circle>']]) };
    const drawn = (...excluded: string[]): string[] => {
      const groups = galleryGroups(site, COMPONENTS, { ...WHOLE_SECTION, excluded: new Set(excluded) });
      const gallery = parse(
        renderMarkdown(SectionGallery, { ...PROPS, groups, noun: { one: 'result', other: 'results' } })
      );
      const cards = [...gallery.querySelectorAll('.pb-gallery-card')];
      expect(gallery.querySelectorAll('.pb-drawing:not([aria-hidden=true])')).toHaveLength(0);
      return cards.filter((card) => card.querySelector('svg > circle')).map((card) => card.textContent);
    };
    expect(drawn('/components/all-components')).toEqual(['Knob BetaA knob turns.']);
    expect(drawn()).toEqual([]);
  });
});

describe('a gallery in Markdown', () => {
  it('labels its field, counts its cards and has the configured layout', () => {
    const groups = galleryGroups(ACME, COMPONENTS, WHOLE_SECTION);
    const gallery = parse(
      renderMarkdown(SectionGallery, { ...PROPS, groups, noun: { one: 'result', other: 'results' } })
    );
    expect(gallery.querySelector('input[type=search]')?.getAttribute('aria-label')).toBe('Filter parts');
    expect(texts(gallery, '[role=status]')).toEqual(['3 results']);
    expect(gallery.querySelector('input[checked]')?.getAttribute('value')).toBe('list');
    expect(texts(gallery, '[data-row-group] h3')).toContain('Forms');
  });

  it('has an empty state', () => {
    const gallery = parse(
      renderMarkdown(SectionGallery, { ...PROPS, groups: [], noun: { one: 'result', other: 'results' } })
    );
    expect(gallery.body.textContent).toBe('The pages of this section aren’t written yet.');
  });
});

const TEXTS = { knob: { summary: 'Turns <a href="/x">things</a>.', label: 'Beta' }, dial: {}, lever: null };

function textsOf(galleryItemsData: string | true | undefined): string[] {
  const folder = writeFiles({ 'data.json': JSON.stringify(TEXTS) });
  const imports = [
    { local: null, imported: null, specifier: './style.css', line: 1 },
    { local: 'data', imported: 'default', specifier: './data.json', line: 2 },
    { local: 'lost', imported: 'default', specifier: './lost.json', line: 3 }
  ];
  const props = propsOf(SectionGallery, {
    attributes: { ...(galleryItemsData !== undefined && { galleryItemsData }), onlyShowInGalleryData: true },
    source: makeSource({ file: `${folder}/about.md`, imports }),
    page: makePage({ path: '/components/all-components' }),
    context: { site: ACME, pages: [], placeFolder: (named) => named }
  });
  return props.groups.flatMap(({ items }) => items.map(({ text }) => text));
}

describe('gallery texts', () => {
  it('are read from the imported file, without markup', () => {
    expect(textsOf('{data}')).toEqual(['Turns things.']);
  });

  it.each(['{lost}', '{unknown}', 'data', true, undefined] as const)('are empty for %s', (expression) => {
    expect(textsOf(expression)).toEqual([]);
  });
});
