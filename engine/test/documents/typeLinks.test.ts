import { describe, expect, it } from 'vitest';

import { createTypeLinks } from '../../src/documents/typeLinks.ts';
import type { Page, Site, Source } from '../../src/model.ts';
import type { Entry } from '../../src/reference/entry.ts';

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
  it('leads to the page that it stands in if that explains the type, else to the first that does', () => {
    expect(links.inPage(DIAL)('acme/Turn', 'Turn')).toBe('<a href="/parts/dial#turn">Turn</a>');
    expect(links.inPage(OTHER)('acme/Turn', 'Turn')).toBe('<a href="/parts/knob#turn">Turn</a>');
  });

  it('leads to the page with the name of the component before all others', () => {
    expect(links.inPage(OTHER)('acme/Knob', 'Knob')).toBe('<a href="/parts/knob#knob">Knob</a>');
  });

  it('leads to what opens in place where no page explains the type', () => {
    const link = '<a href="/api/components/acme/Angle.html" data-type aria-haspopup="dialog">Angle</a>';
    expect(links.inPage(KNOB)('acme/Angle', 'Angle')).toBe(link);
    expect(links.inDefinition('acme/Angle', 'Angle')).toBe(link);
  });

  it('opens in place in a definition, and leads to the page otherwise', () => {
    expect(links.inDefinition('acme/Turn', 'Turn')).toBe(
      '<a href="/parts/knob#turn" data-type="/api/components/acme/Turn.html" aria-haspopup="dialog">Turn</a>'
    );
  });

  it('is none for a type that nothing says anything of', () => {
    expect(links.inPage(KNOB)('acme/None', 'None')).toBeNull();
    expect(links.inDefinition('acme/None', 'None')).toBeNull();
  });
});

describe('the pages of a type', () => {
  const KNOB_PLACES = [
    { title: 'Knob', path: '/parts/knob#knob' },
    { title: 'All parts', path: '/parts/first#knob' }
  ];

  it('are named once each', () => {
    expect(links.placesOf('acme/Knob')).toEqual(KNOB_PLACES);
    expect(links.placesOf('acme/Turn').map(({ title }) => title)).toEqual(['Knob', 'Dial']);
  });

  it('are those of the component for the type of its properties', () => {
    expect(links.placesOf('acme/KnobProps')).toEqual(KNOB_PLACES);
    expect(links.placesOf('acme/Angle')).toEqual([]);
  });
});
