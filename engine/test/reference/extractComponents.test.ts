import { describe, expect, it } from 'vitest';

import { useAcmeReference } from './acmeReference.ts';

const { entry, result } = useAcmeReference();

function row(props: readonly { name: string }[], name: string) {
  return props.find((each) => each.name === name);
}

describe('a component in forwardRef', () => {
  it('has rows for its props, required ones first', () => {
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

  it('has the defaults of the inner component, without assertions', () => {
    const { props, inherited } = entry('component', 'Button');
    const rows = [...props, ...inherited.flatMap((group) => group.props)];
    const defaults = rows.flatMap(({ name, defaultValue }) => (defaultValue === null ? [] : [[name, defaultValue]]));
    expect(Object.fromEntries(defaults)).toEqual({
      size: "'regular'",
      isRound: 'false',
      variant: "'primary'",
      trackSafe: 'true'
    });
  });

  it('falls back to the description of its props', () => {
    expect(entry('component', 'Button')).toMatchObject({
      description: 'Starts an action.',
      importLine: "import { Button } from 'acme-ui';",
      package: 'acme-ui'
    });
  });

  it('summarizes the attributes of its element', () => {
    expect(entry('component', 'Button').native).toEqual({
      kind: 'element',
      element: 'HTMLButtonElement',
      except: ['onCopy']
    });
  });

  it('groups inherited props by the type that declares them', () => {
    expect(entry('component', 'Button').inherited).toMatchObject([
      {
        from: 'TrackingProps',
        id: 'acme-ui/dist/js/components/tracking/TrackingProps',
        package: 'acme-ui',
        props: [{ name: 'trackId', description: 'Id for tests.' }, { name: 'trackSafe' }]
      }
    ]);
  });
});

describe('the tags of a property', () => {
  const button = (name: string) => row(entry('component', 'Button').props, name);

  it('are the description if they come first', () => {
    expect(button('badge')).toMatchObject({ beta: true, betaMessage: '', description: 'Shows a number.' });
  });

  it('are messages after a description', () => {
    expect(button('isRound')).toMatchObject({ beta: true, betaMessage: 'May still change.' });
    expect(button('color')).toMatchObject({
      deprecated: true,
      deprecatedMessage: 'Use variant.',
      description: 'Colour of the button.'
    });
  });

  it('override the type and add an example', () => {
    expect(button('gap')).toMatchObject({
      type: 'number | [number, number]',
      description: 'Distance to its neighbour.\n\nExample: `{4}`'
    });
  });

  it('hide the property', () => {
    expect(button('innerRef')).toBeUndefined();
  });
});

describe('a type referenced by a property', () => {
  it('has an entry of its own', () => {
    const badge = row(entry('component', 'Button').props, 'badge');
    expect(badge).toMatchObject({ type: 'BadgeCount', types: [{ name: 'BadgeCount', id: 'acme-ui/BadgeCount' }] });
    expect(result().entries['acme-ui/BadgeCount']).toMatchObject({
      kind: 'interface',
      importLine: "import type { BadgeCount } from 'acme-ui';",
      props: [{ name: 'count', type: 'number' }]
    });
  });

  it('is linked wherever it is referenced', () => {
    const entries = Object.values(result().entries);
    const rows = entries.flatMap((each) =>
      each.kind === 'component' || each.kind === 'interface'
        ? [...each.props, ...each.inherited.flatMap(({ props }) => props)]
        : []
    );
    expect(rows.flatMap(({ types }) => types).filter(({ id }) => !(id in result().entries))).toEqual([]);
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

  it('prints type arguments, and defaults of a class', () => {
    const { props, inherited } = entry('component', 'NumberList');
    expect(props).toMatchObject([{ name: 'max', defaultValue: '10' }]);
    expect(inherited).toMatchObject([
      { from: 'ListProps', props: [{ type: 'Item<number>[]' }, {}, { type: 'number' }] }
    ]);
  });

  it('resolves Pick and Partial to the types that declare the properties', () => {
    const { props, inherited, native } = entry('component', 'Tool');
    expect(props).toEqual([]);
    expect(inherited).toMatchObject([
      { from: 'ButtonProps', props: [{ name: 'variant' }] },
      { from: 'Secret', props: [{ name: 'isSecret', required: false }] }
    ]);
    expect(native).toEqual({ kind: 'named', element: null, names: ['title'] });
  });

  it('merges the members of a union', () => {
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
