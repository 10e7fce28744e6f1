import { describe, expect, it } from 'vitest';

import { manifest, usePackages } from './publishedForms.ts';

const FORMS = `
import * as React from 'react';

type Responsive<T> = T | { [K in 'sm' | 'lg']?: T };
interface StackBase { gap?: number }
export type StackProps = { [K in keyof StackBase]?: Responsive<StackBase[K]> };
export declare const Stack: (props: StackProps) => React.JSX.Element;
export type ToastProps = { variant: string; size?: 'sm' | 'lg' } & { variant: 'success' | 'danger'; size?: 'sm' };
export declare const Toast: React.FC<ToastProps>;
type Nullable<T> = { [K in keyof T]: T[K] | null };
export declare const Meter: (props: Nullable<{ value: number; low: number | undefined }>) => React.JSX.Element;
export declare const Cut: React.FC<Omit<React.HTMLProps<HTMLSpanElement | HTMLAnchorElement>, 'ref'>>;
export declare const Titled: React.FC<React.HTMLAttributes<HTMLElement> & { title: React.ReactNode }>;

export declare function Action(props: { href: string; external?: boolean }): React.JSX.Element;
export declare function Action(props: { onPress: () => void; href?: never; disabled?: boolean }): React.JSX.Element;
export declare function Contrary(props: { items?: null } & { items: number[] }): React.JSX.Element;
export declare function Contrary(props: { label: string }): React.JSX.Element;
export declare function Optional(): React.JSX.Element;
export declare function Optional(props: { label: string }): React.JSX.Element;
export interface Polymorphic {
  <As extends React.ElementType>(props: { as: As; size?: 'sm' } & React.ComponentPropsWithoutRef<As>): React.JSX.Element;
  (props: { as?: 'span'; size?: 'sm' }): React.JSX.Element;
}
export declare const Label: Polymorphic;

export declare const Picker: (props:
  | { multiple?: false; value: string; onChange: (value: string) => void }
  | { multiple: true; value: string[]; onChange: (value: string[]) => void; Base?: new () => Date }) => React.JSX.Element;

export declare function Badge(props: React.ComponentProps<'span'> & { asChild?: boolean }): React.JSX.Element;
export declare const Provider: React.Provider<{ a: string }>;
export declare const Rec: React.FC<Record<'a' | 'b', number>>;
/** Merges types. */
type Simplify<T> = { [K in keyof T]: T[K] };
/** What a card is. */
export interface CardProps { tone?: string }
export declare const Card: React.FC<Simplify<CardProps>>;

export declare const Sized: React.FC<{
  side?: Exclude<'top' | 'left' | 'right', 'top'>;
  range?: readonly [low: number, high?: number];
}>;
export interface Overrides { dashed: true; text: false }
type WithOverrides<T extends string, U = {}> =
  | Exclude<T, { [K in keyof U]: U[K] extends false ? K : never }[keyof U]>
  | { [K in keyof U]: U[K] extends true ? K : never }[keyof U];
export declare const Overridden: React.FC<{ variant?: WithOverrides<'text' | 'outlined', Overrides>; as?: Choice<'a'> }>;
type Choice<T> = T | { name: T };
export declare const Linked: ((props: { href: string } & React.ComponentProps<'a'>) => React.JSX.Element) &
  ((props: React.ComponentProps<'button'> & { tone?: 1 }) => React.JSX.Element);
export interface Noted {
  /**
   * How wide it is.
   * @default 1
   * @deprecated
   * @remarks In pixels.
   */
  width?: number;
  /** {@inheritDoc Noted.width} */
  height?: number;
  /** Own. {@inheritDoc (Noted:interface).depth} */
  depth?: number;
  /** {@inheritDoc Gone.width} */
  gone?: number;
}
/** {@inheritDoc Noted.height} */
export declare const Notes: React.FC<Noted>;
export declare const Either: React.FC<
  | {
      /** For texts. */
      value: string;
      /** @deprecated */
      old?: 1;
    }
  | {
      /**
       * For numbers.
       * @default 1
       */
      value: number;
      old?: 2;
    }
>;
export declare enum Level { Low = 1, High }
/**
 * Shows a step.
 * @component
 */
export declare const Step: React.FC<{}>;

export declare const KeyTag: React.ComponentType<{ combo: string }>;
export declare const Wrapped: React.JSXElementConstructor<{ label?: string }>;
export declare function Text(props: { text: string }): string;
export declare function Maybe(props: { when: boolean }): string | undefined;
export declare const Lazy: React.LazyExoticComponent<React.FC<{ late?: boolean }>>;
export declare const Memo: React.MemoExoticComponent<React.ForwardRefExoticComponent<{ kept?: boolean }>>;
export declare function Later(props: { id: string }): Promise<React.ReactNode>;
export declare class Pure extends React.PureComponent<{ only: number }> {}
export declare function Join(first: string): string;
export declare function Sort(items: string[]): null;
export declare function useKnob(options: { id: string }): string;
export declare const Anything: any;

type PropsOf<C, P> = C extends React.ElementType ? P & Omit<React.ComponentPropsWithRef<C>, keyof P> : P & { component: React.ElementType };
export declare const Knob: (<C = 'button'>(props: PropsOf<C, { turned?: boolean; component?: C }>) => React.ReactElement) & {
  Cap: <C extends React.ElementType = 'i'>(props: PropsOf<C, { wide?: boolean }>) => React.ReactElement;
};
export declare const Grid: <Row extends object = { id: string }>(props: { rows: Row[]; pick?(row: Row): void }) => React.JSX.Element;

declare const brand: unique symbol;
export interface BrandedProps { [brand]?: true; render?: ((value: string) => void) | undefined }
export declare const Branded: React.FC<Required<Pick<BrandedProps, typeof brand>> & Partial<Pick<{ on: (event: Event) => void }, 'on'>>>;
export declare const Align: { readonly top: 'top'; readonly end: 'end' };
export type Align = (typeof Align)[keyof typeof Align];
export declare const left: 'left';
export type Side = typeof left | Exclude<Align, 'end'> | 'bottom';
`;

const NAMES = [...FORMS.matchAll(/export declare (?:const|function|class|enum) (\w+)/g)].flatMap(
  ([, name]) => name ?? []
);
const { entry, rows } = usePackages(
  { 'forms/package.json': manifest('forms'), 'forms/index.d.ts': FORMS },
  { forms: [...new Set(NAMES), 'Knob.Cap', 'Side'] }
);

describe('the type of a property', () => {
  it('lists the values of a computed type that names nothing', () => {
    expect(rows('forms', 'Sized')).toEqual({
      side: "'left' | 'right'",
      range: 'readonly [low: number, high?: number]'
    });
  });

  it('lists the values of a generic type for its arguments', () => {
    expect(rows('forms', 'Overridden')).toEqual({ variant: "'outlined' | 'dashed'", as: "Choice<'a'>" });
  });

  it('is that of a mapped type', () => {
    expect(rows('forms', 'Stack')).toEqual({ gap: 'Responsive<number | undefined>' });
    expect(rows('forms', 'Meter')).toEqual({ 'value!': 'number | null', 'low!': 'number | null | undefined' });
  });

  it('is what all parts of an intersection accept', () => {
    expect(rows('forms', 'Toast')).toEqual({ 'variant!': "'success' | 'danger'", size: "'sm'" });
  });

  it('is the own one beside an attribute of React', () => {
    expect(Object.keys(rows('forms', 'Titled'))).toEqual(['title!']);
  });

  it('has parentheses where functions are joined', () => {
    expect(rows('forms', 'Picker')).toEqual({
      'onChange!': '((value: string) => void) | ((value: string[]) => void)',
      'value!': 'string | string[]',
      Base: 'new () => Date',
      multiple: 'boolean'
    });
  });

  it('has no parentheses around a single function, and names symbols as written', () => {
    expect(rows('forms', 'Branded')).toEqual({ '[brand]!': 'true', on: '(event: Event) => void' });
  });
});

describe('overloads', () => {
  it('have the properties of all signatures, required if all require them', () => {
    expect(rows('forms', 'Action')).toEqual({
      href: 'string',
      external: 'boolean',
      disabled: 'boolean',
      onPress: '() => void'
    });
    expect(rows('forms', 'Optional')).toEqual({ label: 'string' });
  });

  it('leave out those that nobody can call', () => {
    expect(rows('forms', 'Contrary')).toEqual({ 'label!': 'string' });
  });

  it('leave out those that are generic in the element', () => {
    expect(rows('forms', 'Label')).toEqual({ as: "'span'", size: "'sm'" });
  });
});

it('name each element that a component may be', () => {
  const { element } = entry('component', 'forms', 'Cut').native ?? {};
  expect(element?.split(' | ').toSorted()).toEqual(['HTMLAnchorElement', 'HTMLSpanElement']);
});

it('name the elements of all overloads', () => {
  expect(entry('component', 'forms', 'Linked').native?.element).toBe('HTMLAnchorElement | HTMLButtonElement');
});

describe('generic components', () => {
  it('take the default of a type parameter for the element', () => {
    const knob = entry('component', 'forms', 'Knob');
    expect(knob.props).toMatchObject([
      { name: 'component', type: "'button'" },
      { name: 'turned', type: 'boolean' }
    ]);
    expect(knob.native).toMatchObject({ kind: 'element', element: 'HTMLButtonElement' });
    expect(knob.parts).toEqual([{ name: 'Knob.Cap', id: 'forms/Knob.Cap' }]);
    expect(entry('component', 'forms', 'Knob.Cap')).toMatchObject({
      importLine: "import { Knob } from 'forms';",
      props: [{ name: 'wide' }],
      native: { element: 'HTMLElement' }
    });
  });

  it('keep other type parameters, and explain them', () => {
    expect(rows('forms', 'Grid')).toEqual({ 'rows!': 'Row[]', pick: '(row: Row) => void' });
    expect(entry('component', 'forms', 'Grid').typeParameters).toEqual(['Row extends object = { id: string; }']);
  });
});

describe('descriptions', () => {
  it.each(['Badge', 'Provider', 'Rec'])('are not those of the typings of React and TypeScript: %s', (name) => {
    expect(entry('component', 'forms', name).description).toBe('');
  });

  it('are taken over by name, without what only applies to the other one', () => {
    const notes = entry('component', 'forms', 'Notes');
    const told = Object.fromEntries(notes.props.map(({ name, description }) => [name, description.trim()]));
    expect(told).toEqual({
      width: 'How wide it is.\n\nIn pixels.',
      height: 'How wide it is.\n\nIn pixels.',
      depth: 'Own.',
      gone: ''
    });
    expect(notes.props.filter(({ deprecated, defaultValue }) => deprecated || defaultValue !== null)).toHaveLength(1);
    expect(notes.description).toBe('How wide it is.\n\nIn pixels.');
  });

  it('are those of the props inside of a utility type', () => {
    expect(entry('component', 'forms', 'Card').description).toBe('What a card is.');
  });
});

describe('components', () => {
  it.each([
    ['KeyTag', { 'combo!': 'string' }],
    ['Wrapped', { label: 'string' }],
    ['Text', { 'text!': 'string' }],
    ['Maybe', { 'when!': 'boolean' }],
    ['Lazy', { late: 'boolean' }],
    ['Memo', { kept: 'boolean' }],
    ['Later', { 'id!': 'string' }],
    ['Pure', { 'only!': 'number' }]
  ])('are what JSX accepts: %s', (name, expected) => {
    expect(rows('forms', name)).toEqual(expected);
  });

  it.each(['Join', 'Sort', 'useKnob'])('are not functions of other values: %s', (name) => {
    expect(entry('function', 'forms', name).name).toBe(name);
  });

  it('are not values of an unknown type', () => {
    expect(entry('type', 'forms', 'Anything').type).toBe('any');
  });
});

it('the members of a union share their descriptions and defaults, and are deprecated together', () => {
  const [value, old] = entry('component', 'forms', 'Either').props;
  expect(value).toMatchObject({
    description: 'For texts.\n\nFor numbers.',
    defaultValue: '1',
    type: 'string | number'
  });
  expect(old).toMatchObject({ deprecated: false, type: '1 | 2' });
});

it('members of an enum whose value is not declared stand for themselves', () => {
  expect(entry('enum', 'forms', 'Level').members.map(({ value }) => value)).toEqual(['1', 'Level.High']);
});

it('tags of documentation tools are no text', () => {
  expect(entry('component', 'forms', 'Step').description).toBe('Shows a step.');
});

it('lists the values of a constant with a type of the same name', () => {
  expect(entry('type', 'forms', 'Align')).toMatchObject({
    values: ["'top'", "'end'"],
    importLine: "import { Align } from 'forms';"
  });
  expect(entry('type', 'forms', 'Side').values).toEqual(["'left'", "'top'", "'bottom'"]);
});
