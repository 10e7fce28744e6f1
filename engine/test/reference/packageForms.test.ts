import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { extractReference } from '../../src/reference/properties/extract.ts';
import { nameKey } from '../../src/reference/properties/request.ts';
import { allRows, ask, manifest, usePackages } from './publishedForms.ts';

const DIALOG = `
export interface RootProps { open?: boolean }
/** Opens over the page. */
export declare const Root: React.FC<RootProps>;
export declare function Title(props: { level: 1 | 2 }): React.JSX.Element;
`;

const PARTS = `
import * as React from 'react';
import * as dialog from './dialog';
import { Pop } from './pop';
export { dialog as Dialog };
export * as Sheet from './dialog';
/** An entry of the menu. */
declare const MenuItem: React.FC<{ icon?: string }>;
export declare const Menu: React.FC<{ open: boolean }> & { Item: typeof MenuItem; displayName: string };
export declare namespace Layout { const Row: React.FC<{ gap?: number }>; type Gap = 'sm' | 'lg'; }
export declare const Drawer: { Root: typeof dialog.Root; Handle: React.FC<{ side: string }> };
export declare function Tabs(props: { active: string }): React.JSX.Element;
export declare namespace Tabs { var Panel: typeof MenuItem; }
export declare class List extends React.Component<{ dense?: boolean }> { static Item: typeof MenuItem; static contextType: React.Context<string>; }
export { Pop as Pop };
`;

const CORE = `
import { FieldBaseProps } from '@acme/base';
import { Away } from 'peer-lib';
export type Tone = 'calm' | 'loud';
export interface CardProps {
  /** How loud. */
  tone?: Tone;
}
/** Holds content. */
export declare const Card: React.FC<CardProps>;
export interface FieldProps extends FieldBaseProps, Away { label?: string }
export declare const Field: React.FC<FieldProps>;
`;

/** As bundlers write declarations and scripts: they number names in each of them on its own. */
const BUNDLE = `
import * as React from 'react';
interface ButtonProps$1 { tone?: 'calm' | 'loud' }
declare const Button$1: React.ForwardRefExoticComponent<ButtonProps$1>;
declare function Bar({ value }: { value?: string }): React.JSX.Element;
declare namespace Bar { var Part: ({ loop }: { loop?: boolean }) => React.JSX.Element; }
declare const Menu: React.FC<{ open?: boolean }> & { Item: React.FC<{ icon?: string }>; Part: React.FC<{ loop?: number }> };
declare class Tree extends React.Component<{}> { static Leaf: React.FC<{ level?: number }>; }
declare const _default: React.FC<{ size?: number }>;
export { Button$1 as Button, type ButtonProps$1 as ButtonProps, Bar, Menu, Tree, _default as default };
`;
const BUNDLED_SCRIPT = `
const Button$1 = ({ tone = 'wrong' }) => null;
var Button$2 = React.forwardRef(function Button2({ tone = 'calm' }, ref) { return null; });
var Bar = ({ value = 'one' }) => null;
Bar.Part = ({ loop = true }) => null;
const Part = ({ loop = 'wrong' }) => null;
const items = { Item: ({ icon = 'dot' }) => null };
var Menu = Object.assign(({ open = false }) => null, { ...items });
class Tree extends React.Component { static Leaf = React.memo(({ level = 2 }) => null); }
export { Button$2 as Button, Bar, Menu, Tree };
export default React.memo(({ size = 3 }) => null);
`;

const { folder, result, entry, rows } = usePackages(
  {
    'bundled/package.json': manifest('bundled'),
    'bundled/index.d.ts': BUNDLE,
    'bundled/index.js': BUNDLED_SCRIPT,
    'parts/package.json': manifest('parts'),
    'parts/index.d.ts': PARTS,
    'parts/dialog.d.ts': DIALOG,
    'parts/pop.d.ts': `declare namespace Pop { interface Props { at: string } }\ndeclare const Pop: React.FC<Pop.Props>;\nexport { Pop };`,
    'acme-react/package.json': manifest('acme-react', {
      dependencies: { '@acme/core': '*' },
      peerDependencies: { 'peer-lib': '*' }
    }),
    'renamed/package.json': manifest('renamed'),
    'renamed/index.d.ts': `
      /** Files of Acme. */
      export { Plain } from './modal';
      export { Modal, /** @deprecated Use Modal. */ Modal as Popup } from './modal';
      /** @deprecated */
      export { Modal as Layer } from './modal';
      export * from './more';`,
    'renamed/modal.d.ts': `
      /** Over the page. */
      export declare const Modal: React.FC<{ open?: boolean }>;
      export declare const Plain: React.FC<{ a?: 1 }>;`,
    'renamed/more.d.ts': `export { /** @beta Young. */ Plain as Young } from './modal';`,
    'acme-react/index.d.ts': `
      export { Card } from '@acme/core';
      export * from '@acme/core';
      import { FieldBaseProps } from '@acme/base';
      import { Gone } from 'gone-lib';
      import './side.css';
      import styles from './side.module.css';
      import logo from './logo.svg?url';
      export interface TextFieldProps extends FieldBaseProps { rows?: number }
      export declare const TextField: React.FC<TextFieldProps>;`,
    '@acme/core/package.json': manifest('@acme/core', { dependencies: { '@acme/base': '*' } }),
    '@acme/core/index.d.ts': CORE,
    '@acme/base/package.json': manifest('@acme/base'),
    '@acme/base/index.d.ts':
      'export interface FieldBaseProps {\n  /** Shown below. */\n  hint?: string;\n  isInvalid: boolean;\n}',
    'peer-lib/package.json': manifest('peer-lib'),
    'peer-lib/index.d.ts': 'export interface Away { far?: string }',
    'defaults/package.json': JSON.stringify({
      name: 'defaults',
      version: '1.0.0',
      exports: {
        './button': './button.d.ts',
        './pane': './pane.d.ts',
        './spinner': './spinner.d.ts',
        './date-input': './date.d.ts'
      }
    }),
    'defaults/button.d.ts':
      'export interface ButtonProps { kind?: string }\ndeclare function Button(props: ButtonProps): React.JSX.Element;\nexport { Button as default };',
    'defaults/pane.d.ts': 'export default function Pane(props: { side: string }): React.JSX.Element;',
    'defaults/spinner.d.ts': 'declare const Spinner: React.FC<{ speed?: number }>;\nexport = Spinner;',
    'defaults/date.d.ts': 'declare const _default: React.FC<{ min?: string }>;\nexport default _default;',
    'by-pattern/package.json': JSON.stringify({
      name: 'by-pattern',
      version: '1.0.0',
      exports: { './*': './dist/*/index.js', './internal/*': null, './css/*': './css/*' }
    }),
    'by-pattern/dist/Chip/index.d.ts': 'export declare const Chip: React.FC<{ text: string }>;',
    'untyped/package.json': manifest('untyped'),
    'untyped/index.d.ts':
      'export declare const Loose: React.FC<any>;\n\nexport declare const Wide: React.FC<any & { a: string }>;\nexport declare const Fine: React.FC<{ a: any }>;',
    'by-pattern/dist/internal/Hidden/index.d.ts': 'export declare const Hidden: React.FC<{ text: string }>;'
  },
  {
    parts: [
      'Dialog',
      'Dialog.Root',
      'Sheet.Title',
      'Menu',
      'Menu.Item',
      'Layout',
      'Layout.Row',
      'Drawer',
      'Drawer.Handle',
      'Drawer.Root',
      'Tabs.Panel',
      'List',
      'Pop',
      'Pop.Props',
      'Menu.Nothing',
      'Menu.displayName.length'
    ],
    'acme-react': ['Card', 'Field', 'TextField', 'Tone'],
    defaults: ['Button', 'Pane', 'Spinner', 'DateInput'],
    'by-pattern': ['Chip', 'Hidden'],
    untyped: ['Loose', 'Wide', 'Fine'],
    renamed: ['Modal', 'Popup', 'Layer', 'Plain', 'Young'],
    bundled: ['Button', 'ButtonProps', 'Bar', 'Bar.Part', 'Menu', 'Menu.Item', 'Tree.Leaf', 'Bundled', 'Menu.Part']
  }
);

it.each([
  ['Button', "'calm'"],
  ['Bar', '"one"'],
  ['Bar.Part', 'true'],
  ['Menu', 'false'],
  ['Menu.Item', "'dot'"],
  ['Menu.Part', null],
  ['Tree.Leaf', '2'],
  ['Bundled', '3']
])('finds the defaults of a component in a bundle, and of its parts: %s', (name, value) => {
  const [row] = allRows(entry('component', 'bundled', name));
  expect(row?.defaultValue?.replaceAll("'", '"') ?? null).toBe(value?.replaceAll("'", '"') ?? null);
});

it.each([
  ['Modal', { description: 'Over the page.', deprecated: false, beta: false }],
  ['Popup', { description: 'Over the page.', deprecated: true, deprecatedMessage: 'Use Modal.' }],
  ['Layer', { description: 'Over the page.', deprecated: true, deprecatedMessage: '' }],
  ['Plain', { description: '', deprecated: false, beta: false }],
  ['Young', { description: 'Young.', beta: true, deprecated: false }]
])('minds the comment of an export that has another name: %s', (name, expected) => {
  expect(entry('component', 'renamed', name)).toMatchObject(expected);
});

it('tells of components whose props are of any type', () => {
  expect(result().untyped.map(({ name, line }) => [name, line])).toEqual([
    ['Loose', 1],
    ['Wide', 3]
  ]);
});

describe('the parts of a component', () => {
  it.each([
    ['Dialog.Root', 'Dialog', { open: 'boolean' }],
    ['Sheet.Title', 'Sheet', { 'level!': '1 | 2' }],
    ['Menu.Item', 'Menu', { icon: 'string' }],
    ['Layout.Row', 'Layout', { gap: 'number' }],
    ['Drawer.Root', 'Drawer', { open: 'boolean' }],
    ['Drawer.Handle', 'Drawer', { 'side!': 'string' }],
    ['Tabs.Panel', 'Tabs', { icon: 'string' }]
  ])('have the name that readers write, and the import of its beginning: %s', (name, root, expected) => {
    expect(entry('component', 'parts', name)).toMatchObject({
      name,
      id: `parts/${name}`,
      importLine: `import { ${root} } from 'parts';`
    });
    expect(rows('parts', name)).toEqual(expected);
  });

  it('have the comment of the constant that they stand for', () => {
    expect(entry('component', 'parts', 'Menu.Item').description).toBe('An entry of the menu.');
    expect(entry('component', 'parts', 'Dialog.Root').description).toBe('Opens over the page.');
  });

  it('are listed for the component or namespace', () => {
    const partsOf = (kind: 'component' | 'namespace', name: string) =>
      entry(kind, 'parts', name).parts.map((part) => part.name);
    expect(partsOf('namespace', 'Dialog')).toEqual(['Dialog.Root', 'Dialog.Title']);
    expect(partsOf('namespace', 'Layout')).toEqual(['Layout.Row']);
    expect(partsOf('namespace', 'Drawer')).toEqual(['Drawer.Root', 'Drawer.Handle']);
    expect(partsOf('component', 'Menu')).toEqual(['Menu.Item']);
    expect(partsOf('component', 'List')).toEqual(['List.Item']);
    expect(entry('component', 'parts', 'Pop').parts).toEqual([]);
    const parts = Object.values(result().entries).flatMap((each) => ('parts' in each ? each.parts : []));
    expect(parts.filter(({ id }) => !(id in result().entries))).toEqual([]);
  });

  it('may be types', () => {
    expect(entry('interface', 'parts', 'Pop.Props')).toMatchObject({ props: [{ name: 'at' }] });
  });

  it('are null if there are none of this name', () => {
    expect(result().names[nameKey(ask('parts', 'Menu.Nothing'))]).toBeNull();
    expect(result().names[nameKey(ask('parts', 'Menu.displayName.length'))]).toBeNull();
  });
});

describe('a package that exports what other packages declare', () => {
  it('has these names with its own import', () => {
    expect(entry('component', 'acme-react', 'Card')).toMatchObject({
      package: 'acme-react',
      id: 'acme-react/Card',
      importLine: "import { Card } from 'acme-react';",
      description: 'Holds content.',
      props: [
        { name: 'tone', type: 'Tone', types: [{ name: 'Tone', id: 'acme-react/Tone' }], description: 'How loud.' }
      ]
    });
    expect(entry('type', 'acme-react', 'Tone').importLine).toBe("import type { Tone } from 'acme-react';");
  });

  it('has rows for the properties that its components inherit from its dependencies', () => {
    expect(entry('component', 'acme-react', 'TextField').inherited).toMatchObject([
      {
        from: 'FieldBaseProps',
        package: '@acme/base',
        id: null,
        props: [
          { name: 'isInvalid', type: 'boolean', required: true },
          { name: 'hint', type: 'string', description: 'Shown below.' }
        ]
      }
    ]);
  });

  it('has only the names of what is inherited from a package that readers install themselves', () => {
    const field = entry('component', 'acme-react', 'Field');
    expect(allRows(field).map(({ name }) => name)).toEqual(['label', 'isInvalid', 'hint']);
    expect(field.external).toEqual([{ from: 'Away', package: 'peer-lib', names: ['far'] }]);
  });

  it('may be linked from a workspace, as may those packages', () => {
    // Links of a workspace: `node_modules/linked` -> `packages/linked`.
    symlinkSync(join(folder, 'node_modules/acme-react'), join(folder, 'node_modules/linked'));
    const wanted = ask('linked', 'Card');
    const linked = extractReference({
      siteFolder: folder,
      packages: ['linked'],
      specifiers: [],
      names: [wanted],
      functions: []
    });
    expect(linked.entries[linked.names[nameKey(wanted)] ?? '']).toMatchObject({
      importLine: "import { Card } from 'linked';"
    });
  });
});

describe('default exports', () => {
  it.each([
    ['Button', 'button', { kind: 'string' }],
    ['Pane', 'pane', { 'side!': 'string' }],
    ['Spinner', 'spinner', { speed: 'number' }],
    ['DateInput', 'date-input', { min: 'string' }]
  ])('are components with an import of their own: %s', (name, subpath, expected) => {
    expect(entry('component', 'defaults', name)).toMatchObject({
      name,
      importLine: `import ${name} from 'defaults/${subpath}';`
    });
    expect(rows('defaults', name)).toEqual(expected);
  });
});

describe('a package that exports by pattern', () => {
  it('has the names of the files that match', () => {
    expect(entry('component', 'by-pattern', 'Chip').importLine).toBe("import { Chip } from 'by-pattern/Chip';");
  });

  it('does not export what another pattern hides', () => {
    expect(result().names[nameKey(ask('by-pattern', 'Hidden'))]).toBeNull();
  });
});

it('imports of declarations that lead nowhere are known', () => {
  expect(result().missing).toEqual([
    {
      package: 'acme-react',
      specifier: 'gone-lib',
      file: expect.stringMatching(/acme-react\/index\.d\.ts$/) as string,
      line: 5
    }
  ]);
});
