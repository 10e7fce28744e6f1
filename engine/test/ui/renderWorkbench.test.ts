import { describe, expect, it } from 'vitest';

import { loadApp } from '../../src/site/documents/loadApp.ts';
import type { PlaygroundView } from '../../src/ui/playground/PlaygroundSection.tsx';
import { makePage, makeSource } from './acme.ts';
import { parse, texts } from './parse.ts';

const app = await loadApp();

const ROWS = [
  { when: 'People turn it', title: 'Knob', href: '/components/knob' },
  { when: 'People pull it', title: 'Lever', href: '/components/lever' }
];
const PLAYGROUND: PlaygroundView = {
  html: '<b>Knob</b>',
  title: 'Knob',
  slug: 'props-playground',
  path: '/components/knob/props-playground',
  previewId: 'ws-react-c-knob-props-playground',
  previewClass: 'ws-react-c-knob pb-specimen',
  playground: { component: 'Knob', importLine: "import { Knob } from 'acme-ui';", controls: [], fixed: [] }
};

function input(source = makeSource(), playground: PlaygroundView | null = null) {
  return { site: { siblings: new Map([['/components/knob', ROWS]]) }, page: makePage(), source, playground };
}

describe('the top of a tab', () => {
  it('has the playground, and then similar pages with the page itself marked', () => {
    const shown = parse(app.renderWorkbench(input(makeSource(), PLAYGROUND)));
    expect(texts(shown, 'h2')).toEqual(['Playground', 'Which one to use']);
    expect(texts(shown, 'tbody td')).toEqual(['People turn it', 'Knob this page', 'People pull it', 'Lever']);
    expect([...shown.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'))).toEqual([
      '/components/lever'
    ]);
    expect(texts(shown, 'tr[aria-current=page] strong')).toEqual(['Knob']);
    expect(texts(shown, 'thead:not([class]) th')).toEqual(['When', 'Use']);
    const entries = app.workbenchToc(input(makeSource(), PLAYGROUND)).flat();
    expect(entries.map(({ id }) => shown.getElementById(id)?.textContent)).toEqual(entries.map(({ text }) => text));
  });

  it('folds the table if there is no playground, so that the first example is in the first screen', () => {
    const shown = parse(app.renderWorkbench(input()));
    expect(shown.querySelector('details:not([open]) table tr[aria-current=page]')).not.toBeNull();
    expect(shown.querySelector('summary')?.getAttribute('aria-label')).toBe('Which one to use: Lever');
    const [entry] = app.workbenchToc(input()).flat();
    expect(shown.getElementById(entry?.id ?? '')?.textContent).toBe('Which one to use');
  });

  it('has the controls beside a narrow component, if there are any', () => {
    const controls = [{ name: 'isOn', kind: 'switch' as const, start: false, absent: false }];
    const withControls = { ...PLAYGROUND, playground: { ...PLAYGROUND.playground, controls } };
    const isBeside = (playground: PlaygroundView): boolean =>
      parse(app.renderWorkbench(input(makeSource(), playground))).querySelector('.pb-beside-controls') !== null;
    expect(isBeside({ ...withControls, isNarrow: true })).toBe(true);
    expect(isBeside({ ...withControls, isNarrow: false })).toBe(false);
    expect(isBeside({ ...PLAYGROUND, isNarrow: true })).toBe(false);
  });

  it('leaves the playground to people: what it shows depends on its controls', () => {
    const shown = parse(app.renderWorkbench(input(makeSource(), PLAYGROUND)));
    expect(texts(shown, '[data-markdown-ignore] > :first-child')).toContain('Playground');
  });

  it('names similar pages on the first tab only', () => {
    const other = input(makeSource({ path: '/components/knob/html' }));
    expect(app.renderWorkbench(other)).toBe('');
    expect(app.workbenchToc(other)).toEqual([]);
  });
});
