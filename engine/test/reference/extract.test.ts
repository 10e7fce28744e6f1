import { describe, expect, it } from 'vitest';

import { entrySchema } from '../../src/reference/entry.ts';
import { extractReference } from '../../src/reference/properties/extract.ts';
import { functionKey, nameKey } from '../../src/reference/properties/request.ts';
import { JOIN, MINUTE_MS, NO_FUNCTION, ask, useAcmeReference } from './acmeReference.ts';

const { folder, result, idOf, entry } = useAcmeReference();

describe('names that are not components', () => {
  it('lists the members of an enum', () => {
    expect(entry('enum', 'ButtonVariant').members).toEqual([
      { name: 'primary', value: '"primary"', description: 'For the one main action.', deprecated: false },
      { name: 'main', value: '"main"', description: 'Use primary.', deprecated: true }
    ]);
  });

  it('prints a type, and lists its values if the type itself does not', () => {
    expect(entry('type', 'Tone')).toMatchObject({ type: "'calm' | 'loud'", values: [] });
    expect(entry('type', 'Size')).toMatchObject({ type: 'keyof typeof sizes', values: ["'sm'", "'lg'"] });
    expect(entry('type', 'OnPick')).toMatchObject({
      type: '(event: React.MouseEvent, item: Item<string>) => void',
      types: [{ name: 'Item', id: 'acme-ui/Item' }]
    });
    expect(entry('type', 'PickEvent').type).toBe('React.MouseEvent | React.KeyboardEvent');
  });

  it('prints the signature of a function', () => {
    expect(entry('function', 'withDrop').function.type).toBe(
      '<P extends object>(spec: Item<P>) => (Wrapped: React.ComponentType<P>) => React.FunctionComponent<P>'
    );
  });

  it('has a row for an index signature', () => {
    expect(entry('interface', 'Bag').props).toMatchObject([
      { name: 'size', type: 'number', required: true },
      { name: '[key: string]', type: 'Item<string> | number', types: [{ id: 'acme-ui/Item' }], required: false }
    ]);
  });

  it('finds names that a package declares but does not export', () => {
    expect(entry('interface', 'Secret')).toMatchObject({ importLine: null, props: [{ name: 'isSecret' }] });
  });
});

describe('names declared by several packages', () => {
  it("resolve to the page's own package", () => {
    expect(idOf('Tag')).toBe('acme-ui/Tag');
    expect(idOf('Tag', ['acme-extra'])).toBe('acme-extra/Tag');
    expect(idOf('Tag', [])).toBe('acme-ui/Tag');
  });

  it('resolve to the entry point of the tab', () => {
    expect(idOf('Tag', ['acme-ui'], ['react', 'deprecated'])).toBe('acme-ui/deprecated/Tag');
    expect(entry('component', 'Tag', ['acme-ui'], ['react', 'deprecated'])).toMatchObject({
      deprecated: true,
      importLine: "import { Tag } from 'acme-ui/deprecated';",
      props: [{ name: 'label' }]
    });
  });

  it('fall back to another entry point or package', () => {
    expect(idOf('OldTag')).toBe('acme-ui/deprecated/OldTag');
    expect(idOf('Chart')).toBe('acme-extra/charts/Chart');
    expect(idOf('Deep')).toBe('acme-ui/dist/js/inner/Deep/Deep');
  });

  it('are null if no package has them', () => {
    expect(idOf('Nowhere')).toBeNull();
  });
});

describe('a package without sources', () => {
  it('reads defaults from its scripts, and lists properties of another package as inherited', () => {
    const { props, inherited } = entry('component', 'Card', ['acme-extra']);
    expect(props).toMatchObject([
      { name: 'count', defaultValue: '3' },
      { name: 'title2', defaultValue: "'None'" }
    ]);
    expect(inherited.map(({ from, package: owner }) => `${owner} ${from}`)).toEqual([
      'acme-ui ButtonProps',
      'acme-ui TrackingProps'
    ]);
  });

  it('lists the properties from outside of the design system', () => {
    expect(entry('component', 'Far', ['acme-extra'])).toMatchObject({
      props: [{ name: 'near' }],
      external: [{ from: 'Away', package: 'far-away', names: ['far'] }]
    });
  });
});

describe('a documented function', () => {
  it('is found by the path of its source', () => {
    expect(result().functions[functionKey(JOIN)]).toMatchObject({
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

  it('is null for another file', () => {
    expect(result().functions[functionKey(NO_FUNCTION)]).toBeNull();
  });
});

it('returns entries that match the published schema', () => {
  for (const each of Object.values(result().entries)) {
    expect(entrySchema.parse(each)).toEqual(each);
  }
});

it(
  'finds nothing if no package is installed',
  () => {
    const request = ask('Button');
    const found = extractReference({
      siteFolder: folder,
      packages: ['not-installed'],
      specifiers: [],
      names: [request],
      functions: []
    });
    expect(found).toEqual({
      names: { [nameKey(request)]: null },
      functions: {},
      entries: {},
      missing: [],
      untyped: []
    });
  },
  MINUTE_MS
);
