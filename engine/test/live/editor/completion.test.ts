import path from 'node:path';

import { CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';

import { importChange } from '../../../src/live/editor/completion/imports.ts';
import { completeProgram, valuesOf } from '../../../src/live/editor/completion/programCompletion.ts';
import { createReferenceData, plainText } from '../../../src/live/editor/completion/referenceData.ts';
import { completeStyles } from '../../../src/live/editor/completion/referenceCompletion.ts';
import { loadLanguage } from '../../../src/live/editor/languageSupport.ts';

/** Reference data of a small site. */
const FILES: Record<string, unknown> = {
  '/api/components.json': [
    entry('@acme/ui/Knob', 'component', '@acme/ui'),
    entry('@acme/ui/legacy/Knob', 'component', '@acme/ui'),
    entry('@acme/ui/Dial', 'component', '@acme/ui'),
    entry('@acme/ui/DialProps', 'interface', '@acme/ui')
  ],
  '/api/components/@acme/ui/Knob.json': {
    description: '',
    props: [prop('size', "'sm' | 'lg'", "'sm'"), prop('isOff', 'boolean'), prop('onTurn', '() => void')],
    inherited: [{ props: [prop('label', 'string')] }]
  },
  '/api/components/@acme/ui/legacy/Knob.json': { description: '', props: [prop('old', 'string')], inherited: [] },
  '/code-names.json': { '@acme/ui': ['Knob', 'Dial', 'useKnob'], react: ['useState'] },
  '/api/tokens.json': { tokens: [{ name: '--acme-space', value: '4px', themes: [{ names: ['dark'], value: '5px' }] }] },
  '/api/css-variables.json': [{ prefix: 'acme-knob' }, { prefix: 'acme-dial' }],
  '/api/css-variables/acme-knob.json': {
    rows: [
      {
        selector: '.acme-knob__grip.is-on',
        property: '--acme-knob--Size',
        value: '1rem',
        themes: [{ names: ['dark'], value: '2rem' }]
      }
    ]
  }
};

function entry(id: string, kind: string, packageName: string) {
  const name = path.basename(id);
  return {
    id,
    name,
    kind,
    package: packageName,
    importLine: `import { ${name} } from '${path.dirname(id)}';`,
    deprecated: id.includes('legacy'),
    address: `/api/components/${id}.json`,
    pages: []
  };
}

function prop(name: string, type: string, defaultValue: string | null = null) {
  return { name, type, defaultValue, description: '', required: false, deprecated: false };
}

let theme = 'light';
const data = createReferenceData(
  (address) => (address in FILES ? Promise.resolve(FILES[address]) : Promise.reject(new Error(address))),
  () => theme
);

const IMPORT = "import { Knob } from '@acme/ui';\n";

const support = { ts: await loadLanguage('ts'), html: await loadLanguage('html') };

/** Creates the completion context of code with the cursor at `|`. */
function contextOf(marked: string, lang: 'ts' | 'html' = 'ts'): CompletionContext {
  const pos = marked.indexOf('|');
  const state = EditorState.create({ doc: marked.replace('|', ''), extensions: support[lang](lang) });
  return new CompletionContext(state, pos, true);
}

const labels = (result: CompletionResult | null): string[] => result?.options.map(({ label }) => label) ?? [];
const program = async (marked: string) => labels(await completeProgram(data, contextOf(marked)));
const styles = async (marked: string, lang: 'ts' | 'html' = 'ts') =>
  labels(await completeStyles(data, contextOf(marked, lang)));

it('has the values of the current theme', async () => {
  const values = async () =>
    [...(await data.tokens()), ...(await data.variables('acme-knob'))].map(({ value }) => value);
  expect(await values()).toEqual(['4px', '1rem']);
  theme = 'dark';
  expect(await values()).toEqual(['5px', '2rem']);
  theme = 'light';
});

it('completes code behind what the editor has parsed in its first time slice', async () => {
  const long = `${IMPORT}${'const knob = { size: [1, 2, 3].map((size) => size * 2) };\n'.repeat(700)}`;
  expect(await program(`${long}<Knob |`)).toEqual(['size', 'isOff', 'onTurn', 'label']);
});

describe('completion in a program', () => {
  it.each([
    ['a prop of a component', `${IMPORT}<Knob |`, ['size', 'isOff', 'onTurn', 'label']],
    ['only props that are not set yet', `${IMPORT}<Knob isOff la| size="sm">x</Knob>`, ['onTurn', 'label']],
    [
      'props of the component that is imported under another name',
      "import { Knob as K } from '@acme/ui/legacy';\n<K |/>",
      ['old']
    ],
    ['props after one whose value is in braces', `${IMPORT}<Knob onTurn={() => go()} |/>`, ['size', 'isOff', 'label']],
    ['values', `${IMPORT}<Knob size="|" />`, ['sm', 'lg']],
    ['values in braces', `${IMPORT}<Knob size={'|'} />`, ['sm', 'lg']],
    ['no values of a string', `${IMPORT}<Knob label="|" />`, []],
    ['tags, imported ones first', `${IMPORT}const a = <|`, ['Knob', 'Dial']],
    ['packages', "import { Knob } from '@ac|';", ['@acme/ui', 'react']],
    ['exported names', "import { Knob, | } from '@acme/ui';", ['Dial', 'useKnob']],
    ['nothing for an unknown package', "import { | } from 'elsewhere';", []],
    ['nothing for an unknown tag', '<Lever |/>', []],
    ['nothing for an element', `<div |/>`, []],
    ['nothing for an ambiguous name', '<Knob |/>', []],
    ['nothing in a text between tags', `${IMPORT}<Knob>|</Knob>`, []],
    ['nothing within the value of a prop', `${IMPORT}<Knob onTurn={() => s|} />`, []],
    ['nothing in a statement', `${IMPORT}const s|`, []]
  ])('completes %s', async (_, marked, expected) => {
    expect(await program(marked)).toEqual(expected);
  });

  it("offers nothing, without an error, if the data can't be loaded", async () => {
    const none = createReferenceData(
      () => Promise.reject(new Error('offline')),
      () => theme
    );
    expect(await completeProgram(none, contextOf(`${IMPORT}<Knob |`))).toBeNull();
    expect(await completeStyles(none, contextOf("const s = '--|'"))).toBeNull();
  });
});

describe('completion of styles', () => {
  it.each([
    ["<b style={{ color: 'var(--acme-knob|' }} />", ['--acme-knob--Size', '--acme-space', '--acme-dial']],
    ["<b style={{ ['--|' as string]: 1 }} />", ['--acme-space', '--acme-knob', '--acme-dial']],
    ['<b className="acme-knob|" />', ['acme-knob', 'acme-dial', 'acme-knob__grip', 'is-on']],
    ['<b title="acme-knob|" />', []]
  ])('%s', async (marked, expected) => {
    expect(await styles(marked)).toEqual(expected);
  });

  it('works in HTML', async () => {
    expect(await styles('<b class="acme-knob |acme">', 'html')).toEqual([]);
    expect(await styles('<b class="x acme-knob|">', 'html')).toContain('acme-knob__grip');
    expect(await styles('<b style="color: var(--ac|">', 'html')).toContain('--acme-space');
  });
});

describe('importChange', () => {
  const change = (code: string): string => {
    const { state } = contextOf(`${code}|`);
    const made = importChange(state, 'Dial', '@acme/ui');
    return made === null ? code : state.changes(made).apply(state.doc).toString();
  };

  it.each([
    ["import { Knob } from '@acme/ui';", "import { Knob, Dial } from '@acme/ui';"],
    ["import {\n  Knob,\n} from '@acme/ui';", "import {\n  Knob, Dial,\n} from '@acme/ui';"],
    ["import {} from '@acme/ui';", "import { Dial } from '@acme/ui';"],
    ["import type { K } from '@acme/ui';", "import type { K } from '@acme/ui';\nimport { Dial } from '@acme/ui';"],
    ["import x from 'y';\nx();", "import x from 'y';\nimport { Dial } from '@acme/ui';\nx();"],
    ['x();', "import { Dial } from '@acme/ui';\n\nx();"],
    ["import { Dial } from '@acme/ui';", "import { Dial } from '@acme/ui';"]
  ])('%s', (before, after) => {
    expect(change(before)).toBe(after);
  });
});

describe('parsing of types and descriptions', () => {
  it('finds the string literals of a union', () => {
    expect(valuesOf("'sm' | 'lg' | number")).toEqual(['sm', 'lg']);
    expect(valuesOf('() => void')).toEqual([]);
  });

  it('strips Markdown syntax', () => {
    expect(plainText('See [the **guide**](/guide) for `size`.')).toBe('See the guide for size.');
  });
});
