import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Entry, entrySchema } from '../../src/reference/entry.ts';
import { type ReferenceResult, extractReference } from '../../src/reference/properties/extract.ts';
import { type NameRequest, functionKey, nameKey } from '../../src/reference/properties/request.ts';
import { createAcmeFolder } from './acmePackages.ts';

const MINUTE_MS = 60_000;
const PACKAGES = ['acme-ui', 'acme-extra'];
const JOIN = { name: 'join', package: 'acme-ui', file: 'packages/ui/src/components/other.tsx' };
const NO_FUNCTION = { name: 'join', package: 'acme-ui', file: 'packages/ui/src/components/none.tsx' };

const acme = createAcmeFolder();
let result: ReferenceResult;

function ask(name: string, own: string[] = ['acme-ui'], variants: string[] = ['react']): NameRequest {
  return { name, packages: [...new Set([...own, ...PACKAGES])], ownPackages: own.length, variants };
}

const IN_UI = [
  'Button',
  'ButtonVariant',
  'List',
  'NumberList',
  'Tool',
  'Choice',
  'Size',
  'Tone',
  'OnPick',
  'PickEvent'
];
const REQUESTS = [
  ...IN_UI.map((name) => ask(name)),
  ...['join', 'makeButton', 'withDrop', 'Panel', 'Tag', 'OldTag', 'Chart', 'Deep', 'Nowhere', 'Secret', 'Bag'].map(
    (name) => ask(name)
  ),
  ask('Tag', ['acme-ui'], ['react', 'deprecated']),
  ask('Tag', ['acme-extra']),
  ask('Tag', []),
  ...['Card', 'Far'].map((name) => ask(name, ['acme-extra']))
];

beforeAll(() => {
  result = extractReference({
    siteFolder: acme.folder,
    packages: PACKAGES,
    specifiers: ['acme-ui/dist/js/inner/Deep'],
    names: REQUESTS,
    functions: [JOIN, NO_FUNCTION]
  });
}, MINUTE_MS);
afterAll(() => acme.remove());

function idOf(...args: Parameters<typeof ask>): string | null | undefined {
  return result.names[nameKey(ask(...args))];
}

function entry<K extends Entry['kind']>(kind: K, ...args: Parameters<typeof ask>): Extract<Entry, { kind: K }> {
  const found = result.entries[idOf(...args) ?? ''];
  if (found?.kind !== kind) {
    throw new Error(`${args[0]} is ${found?.kind ?? 'unknown'}.`);
  }
  return found as Extract<Entry, { kind: K }>;
}

function row(props: readonly { name: string }[], name: string) {
  return props.find((each) => each.name === name);
}

describe('a component in forwardRef', () => {
  it('has the rows of its properties, required ones first', () => {
    expect(entry('component', 'Button').props.map(({ name, required }) => (required ? `${name}!` : name))).toEqual([
      'children!',
      'aria-label',
      'badge',
      'color',
      'gap',
      'isRound',
      'size',
      'variant'
    ]);
  });

  it('has the defaults of the component inside, without assertions', () => {
    const { props, inherited } = entry('component', 'Button');
    const rows = [...props, ...inherited.flatMap((group) => group.props)];
    const defaults = rows.flatMap(({ name, defaultValue }) => (defaultValue === null ? [] : [[name, defaultValue]]));
    expect(Object.fromEntries(defaults)).toEqual({
      size: "'regular'",
      isRound: 'false',
      variant: "'primary'",
      ouiaSafe: 'true'
    });
  });

  it('takes its description from its properties where it has none', () => {
    expect(entry('component', 'Button')).toMatchObject({
      description: 'Starts an action.',
      importLine: "import { Button } from 'acme-ui';",
      package: 'acme-ui'
    });
  });

  it('collapses the attributes of its element', () => {
    expect(entry('component', 'Button').native).toEqual({
      kind: 'element',
      element: 'HTMLButtonElement',
      except: ['onCopy']
    });
  });

  it('shows what it inherits by the type that declares it', () => {
    expect(entry('component', 'Button').inherited).toMatchObject([
      {
        from: 'OuiaProps',
        id: 'acme-ui/dist/js/components/ouia/OuiaProps',
        package: 'acme-ui',
        props: [{ name: 'ouiaId', description: 'Id for tests.' }, { name: 'ouiaSafe' }]
      }
    ]);
  });
});

describe('the tags of a property', () => {
  const button = (name: string) => row(entry('component', 'Button').props, name);

  it('are a description where they come first', () => {
    expect(button('badge')).toMatchObject({ beta: true, betaMessage: '', description: 'Shows a number.' });
  });

  it('are messages behind a description', () => {
    expect(button('isRound')).toMatchObject({ beta: true, betaMessage: 'May still change.' });
    expect(button('color')).toMatchObject({
      deprecated: true,
      deprecatedMessage: 'Use variant.',
      description: 'Colour of the button.'
    });
  });

  it('replace the type and add an example', () => {
    expect(button('gap')).toMatchObject({
      type: 'number | [number, number]',
      description: 'Distance to its neighbour.\n\nExample: `{4}`'
    });
  });

  it('hide the property', () => {
    expect(button('innerRef')).toBeUndefined();
  });
});

describe('a type that a property names', () => {
  it('has an entry of its own', () => {
    const badge = row(entry('component', 'Button').props, 'badge');
    expect(badge).toMatchObject({ type: 'BadgeCount', types: [{ name: 'BadgeCount', id: 'acme-ui/BadgeCount' }] });
    expect(result.entries['acme-ui/BadgeCount']).toMatchObject({
      kind: 'interface',
      importLine: "import type { BadgeCount } from 'acme-ui';",
      props: [{ name: 'count', type: 'number' }]
    });
  });

  it('has an entry wherever one refers to it', () => {
    const entries = Object.values(result.entries);
    const rows = entries.flatMap((each) =>
      each.kind === 'component' || each.kind === 'interface'
        ? [...each.props, ...each.inherited.flatMap(({ props }) => props)]
        : []
    );
    expect(rows.flatMap(({ types }) => types).filter(({ id }) => !(id in result.entries))).toEqual([]);
  });
});

describe('generics, unions and utility types', () => {
  it('keeps the type parameters of a generic component', () => {
    expect(entry('component', 'List').props).toMatchObject([
      { name: 'items', type: 'Item<T>[]', required: true },
      { name: 'onPick', type: '<K>(key: K) => void' },
      { name: 'selected', type: 'T' }
    ]);
  });

  it('shows what a type parameter stands for, and defaults of a class', () => {
    const { props, inherited } = entry('component', 'NumberList');
    expect(props).toMatchObject([{ name: 'max', defaultValue: '10' }]);
    expect(inherited).toMatchObject([
      { from: 'ListProps', props: [{ type: 'Item<number>[]' }, {}, { type: 'number' }] }
    ]);
  });

  it('follows Pick and Partial to where properties come from', () => {
    const { props, inherited, native } = entry('component', 'Tool');
    expect(props).toEqual([]);
    expect(inherited).toMatchObject([
      { from: 'ButtonProps', props: [{ name: 'variant' }] },
      { from: 'Secret', props: [{ name: 'isSecret', required: false }] }
    ]);
    expect(native).toEqual({ kind: 'named', element: null, names: ['title'] });
  });

  it('joins the members of a union', () => {
    const { props, inherited } = entry('component', 'Choice');
    const rows = [...props, ...inherited.flatMap((group) => group.props)];
    expect(Object.fromEntries(rows.map(({ name, type, required }) => [name, `${type}${required ? '!' : ''}`]))).toEqual(
      {
        kind: "'single' | 'many'!",
        name: 'string!',
        value: 'string',
        values: 'string[]'
      }
    );
  });
});

describe('names that are no components', () => {
  it('lists the members of an enum', () => {
    expect(entry('enum', 'ButtonVariant').members).toEqual([
      { name: 'primary', value: '"primary"', description: 'For the one main action.', deprecated: false },
      { name: 'main', value: '"main"', description: 'Use primary.', deprecated: true }
    ]);
  });

  it('shows the text of a type, and its values where the text does not', () => {
    expect(entry('type', 'Tone')).toMatchObject({ type: "'calm' | 'loud'", values: [] });
    expect(entry('type', 'Size')).toMatchObject({ type: 'keyof typeof sizes', values: ["'sm'", "'lg'"] });
    expect(entry('type', 'OnPick')).toMatchObject({
      type: '(event: React.MouseEvent, item: Item<string>) => void',
      types: [{ name: 'Item', id: 'acme-ui/Item' }]
    });
    expect(entry('type', 'PickEvent').type).toBe('React.MouseEvent | React.KeyboardEvent');
  });

  it('shows the signature of a function', () => {
    expect(entry('function', 'withDrop').function.type).toBe(
      '<P extends object>(spec: Item<P>) => (Wrapped: React.ComponentType<P>) => React.FunctionComponent<P>'
    );
  });

  it('has a row for properties of any name', () => {
    expect(entry('interface', 'Bag').props).toMatchObject([
      { name: 'size', type: 'number', required: true },
      { name: '[key: string]', type: 'Item<string> | number', types: [{ id: 'acme-ui/Item' }], required: false }
    ]);
  });

  it('finds what a package declares but does not export', () => {
    expect(entry('interface', 'Secret')).toMatchObject({ importLine: null, props: [{ name: 'isSecret' }] });
  });
});

describe('names that several packages have', () => {
  it('belong to the own package of the page', () => {
    expect(idOf('Tag')).toBe('acme-ui/Tag');
    expect(idOf('Tag', ['acme-extra'])).toBe('acme-extra/Tag');
    expect(idOf('Tag', [])).toBe('acme-ui/Tag');
  });

  it('belong to the entry point that the tab is about', () => {
    expect(idOf('Tag', ['acme-ui'], ['react', 'deprecated'])).toBe('acme-ui/deprecated/Tag');
    expect(entry('component', 'Tag', ['acme-ui'], ['react', 'deprecated'])).toMatchObject({
      deprecated: true,
      importLine: "import { Tag } from 'acme-ui/deprecated';",
      props: [{ name: 'label' }]
    });
  });

  it('come from another entry point or package if there is no nearer one', () => {
    expect(idOf('OldTag')).toBe('acme-ui/deprecated/OldTag');
    expect(idOf('Chart')).toBe('acme-extra/charts/Chart');
    expect(idOf('Deep')).toBe('acme-ui/dist/js/inner/Deep/Deep');
  });

  it('are null if nobody has them', () => {
    expect(idOf('Nowhere')).toBeNull();
  });
});

describe('a package without sources', () => {
  it('gives defaults by its scripts, and properties of another package as inherited', () => {
    const { props, inherited } = entry('component', 'Card', ['acme-extra']);
    expect(props).toMatchObject([
      { name: 'count', defaultValue: '3' },
      { name: 'title2', defaultValue: "'None'" }
    ]);
    expect(inherited.map(({ from, package: owner }) => `${owner} ${from}`)).toEqual([
      'acme-ui ButtonProps',
      'acme-ui OuiaProps'
    ]);
  });

  it('names the properties that come from outside of the design system', () => {
    expect(entry('component', 'Far', ['acme-extra'])).toMatchObject({
      props: [{ name: 'near' }],
      external: [{ from: 'Away', package: 'far-away', names: ['far'] }]
    });
  });
});

describe('a documented function', () => {
  it('is found by the path of its source', () => {
    expect(result.functions[functionKey(JOIN)]).toMatchObject({
      functionName: 'join',
      type: '(first: string, separator: string, ...rest: string[]) => string',
      params: [
        { name: 'first', default: null, description: 'what comes first' },
        { name: 'separator', default: "', '", optional: true },
        { name: 'rest', type: 'string[]' }
      ],
      description: 'Joins texts.',
      returns: 'the text'
    });
  });

  it('is null in another file', () => {
    expect(result.functions[functionKey(NO_FUNCTION)]).toBeNull();
  });
});

it('gives entries of the published shape', () => {
  for (const each of Object.values(result.entries)) {
    expect(entrySchema.parse(each)).toEqual(each);
  }
});

it(
  'finds nothing where nothing is installed',
  () => {
    const request = ask('Button');
    const found = extractReference({
      siteFolder: acme.folder,
      packages: ['not-installed'],
      specifiers: [],
      names: [request],
      functions: []
    });
    expect(found).toEqual({ names: { [nameKey(request)]: null }, functions: {}, entries: {} });
  },
  MINUTE_MS
);
