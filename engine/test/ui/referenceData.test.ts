import { describe, expect, it } from 'vitest';

import { loadApp } from '../../src/site/documents/loadApp.ts';
import type { ReferenceView } from '../../src/ui/index.ts';
import type { CssVariableRowView, PropRowView } from '../../src/ui/reference/view.ts';
import { parse } from './parse.ts';

const app = await loadApp();

const NOTHING: ReferenceView = { playground: null, functions: null, props: null, cssVariables: null, changes: null };

const attributes = (shown: ParentNode, selector: string, name: string): (string | null)[] =>
  [...shown.querySelectorAll(selector)].map((element) => element.getAttribute(name));

const dataOf = (shown: ParentNode): unknown => attributes(shown, '.pb-reference-entry', 'data-props')[0];

describe('the data of properties', () => {
  const prop = (name: string, type: PropRowView['type'], defaultValue: string | null = null): PropRowView => ({
    ...{ anchor: `prop-${name}`, name, type, defaultValue },
    ...{ descriptionHtml: '', required: false, badges: [], since: null, changed: null }
  });
  const ROWS = [
    prop('isOn', ['boolean']),
    prop('size', ["'s' | ", { text: "'m'", href: '/m', definition: null }], "'s'"),
    prop('data', ['KnobData'])
  ];

  function shown(usedBy: string | null): Document {
    const nothing = { rows: [], external: [], native: null, typeParameters: [], parts: [] };
    const content = { kind: 'props' as const, ...nothing, inherited: [{ from: 'Dial', link: null, rows: ROWS }] };
    const entry = { name: 'Knob', badges: [], importLine: null, descriptionHtml: '', content };
    const props = { anchor: 'props', entries: [{ anchor: 'knob', entry, usedBy }] };
    return parse(app.renderReference({ ...NOTHING, props }));
  }

  it('are the component with an example, and the attribute to try of each row', () => {
    const page = shown('basic');
    expect(dataOf(page)).toBe('{"component":"Knob","example":"basic"}');
    expect(attributes(page, 'tbody tr', 'data-sample')).toEqual(['isOn', 'size="m"', null]);
  });

  it('are left out without an example', () => {
    const page = shown(null);
    expect(dataOf(page)).toBeNull();
    expect(attributes(page, 'tbody tr', 'data-sample')).toEqual([null, null, null]);
  });
});

describe('the data of CSS variables', () => {
  const row = (anchor: string, property: string, condition: string | null): CssVariableRowView => ({
    ...{ anchor, property, selector: '.knob > b', condition },
    ...{ token: null, values: [], since: null }
  });

  it('are their rule, unless it is that of the row before, and the number of an id that is taken', () => {
    const print = '@media print';
    const rows = [
      row('--a', '--a', null),
      row('--a-1', '--a', print),
      row('--b', '--b', print),
      row('--c', '--c', null)
    ];
    const cssVariables = { anchor: 'css-variables', tables: [{ anchor: 'acme', prefix: 'acme', rows }] };
    const page = parse(app.renderReference({ ...NOTHING, cssVariables }));
    expect(attributes(page, 'tbody tr', 'data-selector')).toEqual(['.knob > b', '.knob > b', null, '.knob > b']);
    expect(attributes(page, 'tbody tr', 'data-condition')).toEqual([null, print, null, null]);
    expect(attributes(page, 'tbody tr', 'data-number')).toEqual([null, '-1', null, null]);
  });
});
