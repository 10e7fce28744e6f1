import { expect, it } from 'vitest';

import { loadApp } from '../../src/site/documents/loadApp.ts';
import { parse, texts } from './parse.ts';

const app = await loadApp();

const PROP = {
  ...{ anchor: 'prop-knob-size', name: 'size', type: ['number'], defaultValue: null, descriptionHtml: '' },
  ...{ required: false, badges: [], since: '2.3', changed: { release: '2.4', anchor: 'changes' } }
};
const PROPS = { rows: [PROP], inherited: [], external: [], native: null, typeParameters: [], parts: [] };
const KNOB = { name: 'Knob', badges: [], importLine: null, descriptionHtml: '' };

it('marks what a release changed, and lists the changes, folded', () => {
  const values = { prop: 'size', before: 'number', after: null };
  const changes = [
    { text: 'Type of {prop}: {before} → {after}', values, message: null },
    { text: '{prop} deprecated', values, message: 'Use `width`.' },
    { text: '2 added: {names}', values: { names: ['--a', '--b'] }, message: null }
  ];
  const shown = parse(
    app.renderReference({
      playground: null,
      functions: null,
      props: {
        anchor: 'props',
        entries: [{ anchor: 'knob', entry: { ...KNOB, content: { kind: 'props', ...PROPS } }, usedBy: null }]
      },
      cssVariables: null,
      changes: { anchor: 'changes', releases: [{ release: '2.4', groups: [{ name: 'Knob', href: null, changes }] }] }
    })
  );
  expect(texts(shown, '#prop-knob-size td:first-child')).toEqual(['size Since 2.3 Changed in 2.4']);
  expect(shown.querySelector('.pb-since a')?.getAttribute('href')).toBe('#changes');
  const labels = [...shown.querySelectorAll('summary')].map((summary) => summary.getAttribute('aria-label'));
  expect(labels.at(-1)).toBe('Changes: 3 changes, the latest in 2.4');
  expect(texts(shown, '.pb-changes h3')).toEqual(['Release 2.4']);
  expect(texts(shown, '.pb-changes li li')).toEqual([
    'Type of size: number → none',
    'size deprecated: Use width.',
    '2 added: --a, --b'
  ]);
});
