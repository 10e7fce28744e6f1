import { describe, expect, it } from 'vitest';

import { createTypeLinks } from '../../../src/site/documents/typeLinks.ts';
import type { Page, Site, Source } from '../../../src/model.ts';
import type { Entry } from '../../../src/reference/entry.ts';

function entry(name: string): Entry {
  return {
    kind: 'type',
    id: `acme/${name}`,
    name,
    package: 'acme',
    importLine: null,
    description: '',
    deprecated: false,
    deprecatedMessage: '',
    beta: false,
    betaMessage: '',
    type: 'string',
    values: [],
    types: []
  };
}

function tab(path: string, title: string, names: string[]): Source {
  const anchors = names.map((name) => name.toLowerCase());
  return { path, title, referenceAnchors: { names: anchors } } as Source;
}

const KNOB = tab('/parts/knob', 'Knob', ['Knob', 'Turn']);
const KNOB_HTML = tab('/parts/knob/html', 'Knob', ['Knob']);
const FIRST = tab('/parts/first', 'All parts', ['Knob']);
const OTHER = tab('/parts/other', 'Other', []);
const DIAL = tab('/parts/dial', 'Dial', ['Turn']);
const NAMES = new Map([
  [FIRST, ['Knob']],
  [KNOB, ['Knob', 'Turn']],
  [KNOB_HTML, ['Knob']],
  [DIAL, ['Turn']]
]);
const site = { pages: [{ sources: [FIRST] }, { sources: [KNOB, KNOB_HTML] }, { sources: [DIAL] }] as Page[] } as Site;
const entries = new Map(['Knob', 'KnobProps', 'Turn', 'Angle'].map((name) => [`acme/${name}`, entry(name)]));

const links = createTypeLinks(site, {
  entries,
  ofTab: (source) => ({
    functions: [],
    names: (NAMES.get(source) ?? []).map((name) => ({ name, entry: entries.get(`acme/${name}`) ?? null }))
  })
});

describe('a link to a type', () => {
  it('leads to its own page if that documents the type, or else to the first page that does', () => {
    expect(links.inPage(DIAL)('acme/Turn', 'Turn')).toEqual({
      text: 'Turn',
      href: '/parts/dial#turn',
      definition: null
    });
    expect(links.inPage(OTHER)('acme/Turn', 'Turn')?.href).toBe('/parts/knob#turn');
  });

  it("prefers the page with the component's name", () => {
    expect(links.inPage(OTHER)('acme/Knob', 'Knob')?.href).toBe('/parts/knob#knob');
  });

  it('opens a definition in place if no page documents the type', () => {
    const definition = '/api/components/acme/Angle.html';
    const link = { text: 'Angle', href: definition, definition };
    expect(links.inPage(KNOB)('acme/Angle', 'Angle')).toEqual(link);
    expect(links.inDefinition('acme/Angle', 'Angle')).toEqual(link);
  });

  it('opens in place in a definition, and leads to the page otherwise', () => {
    const definition = '/api/components/acme/Turn.html';
    expect(links.inDefinition('acme/Turn', 'Turn')).toEqual({ text: 'Turn', href: '/parts/knob#turn', definition });
  });

  it('is null for an undocumented type', () => {
    expect(links.inPage(KNOB)('acme/None', 'None')).toBeNull();
    expect(links.inDefinition('acme/None', 'None')).toBeNull();
  });
});

describe('the pages of a type', () => {
  const KNOB_PLACES = [
    { title: 'Knob', path: '/parts/knob#knob' },
    { title: 'All parts', path: '/parts/first#knob' }
  ];

  it('are listed once each', () => {
    expect(links.placesOf('acme/Knob')).toEqual(KNOB_PLACES);
    expect(links.placesOf('acme/Turn').map(({ title }) => title)).toEqual(['Knob', 'Dial']);
  });

  it('are those of the component for its props type', () => {
    expect(links.placesOf('acme/KnobProps')).toEqual(KNOB_PLACES);
    expect(links.placesOf('acme/Angle')).toEqual([]);
  });
});
