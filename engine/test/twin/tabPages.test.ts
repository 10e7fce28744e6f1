import { describe, expect, it } from 'vitest';

import type { CssVariableRow } from '../../src/reference/cssVariables/rows.ts';
import { MOST_CHARACTERS } from '../../src/twin/divide.ts';
import type { TabTwinInput } from '../../src/twin/twinInput.ts';
import { tabTwins } from '../../src/twin/twins.ts';
import { makePage, makeSource } from '../ui/acme.ts';

function rowNumber(number: number): CssVariableRow {
  return {
    selector: '.acme-knob',
    property: `--acme-knob--Color--${number}`,
    token: null,
    condition: null,
    value: '#fff',
    values: [],
    isColor: true,
    themes: []
  };
}

/** Twins of a tab with a number of CSS variables, and nothing else. */
function twinsOf(count: number, variablesAt: string[] = [], changes: TabTwinInput['changes'] = []) {
  const source = makeSource({ path: '/components/knob/html', cssPrefix: ['acme-knob'] });
  const input: TabTwinInput = {
    page: makePage({ sources: [source] }),
    source,
    head: {
      title: 'Knob: HTML',
      source: 'html',
      package: null,
      version: '1.0.0',
      address: source.path,
      description: ''
    },
    trees: { prose: () => ({ type: 'root', children: [] }), component: () => null, module: () => null },
    introduction: [],
    reference: { names: [], functions: [] },
    variables: [{ prefix: 'acme-knob', rows: Array.from({ length: count }, (_, index) => rowNumber(index)) }],
    variablesAt,
    changes,
    themeLabel: (theme) => theme,
    code: null,
    scope: { packages: [], ownerOf: () => null } as unknown as TabTwinInput['scope'],
    linkTo: (address) => address,
    absolute: (address) => address
  };
  return tabTwins(input);
}

/** Enough variables for two twins. */
const MANY = Math.ceil((MOST_CHARACTERS * 1.5) / '| `--acme-knob--Color--1000` | `.acme-knob` | `#fff` |\n'.length);

describe('the CSS variables of a tab', () => {
  it('are in its own twin if they fit', () => {
    expect(twinsOf(3, ['/components/knob/css-variables.md']).map(({ address, of }) => [address, of])).toEqual([
      ['/components/knob/html.md', 'tab']
    ]);
  });

  it('are where the twin says, with their heading', () => {
    const groups = [{ name: 'acme-knob', href: null, changes: [{ text: 'It turns.', values: {}, message: null }] }];
    const changes = [{ release: '2.0.0', groups }];
    for (const [tab] of [twinsOf(3), twinsOf(3, [], changes)]) {
      const { start, end, count } = tab?.variables ?? { start: 0, end: 0, count: 0 };
      expect(tab?.text.slice(start, end)).toMatch(/^## CSS variables\n\n### acme-knob\n\n(?:\|.*\n){5}\n?$/);
      expect(tab?.text.slice(end)).toMatch(/^$|^## /);
      expect(count).toBe(3);
    }
    expect(twinsOf(MANY).map(({ variables }) => variables)).toEqual([null, null, null]);
  });

  it('are in twins of their own, to which the tab leads', () => {
    const [tab, ...parts] = twinsOf(MANY);
    expect(parts.map(({ address, of }) => [address, of])).toEqual([
      ['/components/knob/html/css-variables.md', 'variables'],
      ['/components/knob/html/css-variables-2.md', 'variables']
    ]);
    expect(tab?.text).toContain('](/components/knob/html/css-variables-2.md)');
  });

  it('are in those of another tab of the page that has the same ones', () => {
    const [tab, ...parts] = twinsOf(MANY, ['/components/knob/css-variables.md']);
    expect(parts).toEqual([]);
    expect(tab?.text).toMatch(
      /## CSS variables\n\n[\d,]+ CSS variables: \[\/components\/knob\/css-variables\.md\]\(\/components\/knob\/css-variables\.md\)\n$/
    );
  });
});
