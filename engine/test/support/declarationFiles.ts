import fc from 'fast-check';

/** A generated declaration file: the text of a module that exports one component. */
export interface DeclarationFile {
  text: string;
  component: string;
}

const LEAVES = [
  'string',
  'number',
  'boolean',
  "'sm' | 'lg'",
  'Date',
  'React.ReactNode',
  '() => void',
  'string[]',
  'null'
];

/** A type of a property, as an author writes it. */
const typeText = fc.letrec<{ type: string }>((tie) => ({
  type: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom(...LEAVES),
    tie('type').map((type) => `(${type})[]`),
    fc.tuple(tie('type'), tie('type')).map(([one, other]) => `(${one}) | (${other})`),
    fc.tuple(tie('type'), tie('type')).map(([value, result]) => `(value: ${value}) => ${result}`),
    tie('type').map((type) => `{ inner?: ${type} }`),
    tie('type').map((type) => `Box<${type}>`),
    tie('type').map((type) => `Choice<${type}>`)
  )
})).type;

const PROPERTY_NAMES = ['size', 'tone', 'label', 'onPick', 'items', 'aria-label', '"a b"', 'default'];
const property = fc.record({
  name: fc.constantFrom(...PROPERTY_NAMES),
  type: typeText,
  isOptional: fc.boolean(),
  isMethod: fc.boolean()
});

/** Members between braces, each name once. */
const members = fc.uniqueArray(property, { selector: ({ name }) => name, maxLength: 4 }).map((all) =>
  all
    .map(({ name, type, isOptional, isMethod }) => {
      const key = `${name.includes('-') ? JSON.stringify(name) : name}${isOptional ? '?' : ''}`;
      return isMethod ? `${key}(value: ${type}): void;` : `${key}: ${type};`;
    })
    .join(' ')
);

/** A props type, built from the interfaces `A` and `B` of the file. */
const propsType = fc.letrec<{ props: string }>((tie) => ({
  props: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom('A', 'B', 'C<number>', 'C<A>'),
    members.map((text) => `{ ${text} }`),
    fc.tuple(tie('props'), tie('props')).map(([one, other]) => `(${one}) & (${other})`),
    fc.tuple(tie('props'), tie('props')).map(([one, other]) => `(${one}) | (${other})`),
    fc
      .tuple(fc.constantFrom('Partial', 'Required', 'Readonly', 'Nullable', 'Simplify'), tie('props'))
      .map(([wrapper, props]) => `${wrapper}<${props}>`),
    fc
      .tuple(fc.constantFrom('Omit', 'Pick'), tie('props'))
      .map(([wrapper, props]) => `${wrapper}<${props}, keyof (${props}) & 'size'>`),
    tie('props').map((props) => `React.PropsWithChildren<${props}>`)
  )
})).props;

/** Forms in which packages declare a component with some types of props. */
const FORMS: ((types: readonly string[]) => string)[] = [
  ([props]) => `export declare function Sample(props: ${props}): React.JSX.Element;`,
  ([props]) => `export declare const Sample: React.FC<${props}>;`,
  ([props]) => `export declare const Sample: React.ForwardRefExoticComponent<${props}>;`,
  ([props]) => `export declare const Sample: React.MemoExoticComponent<(props: ${props}) => string | undefined>;`,
  ([props]) => `export declare const Sample: React.ComponentType<${props}>;`,
  ([props]) => `export declare class Sample extends React.Component<${props}> {}`,
  ([props]) => `type Props = ${props};\nexport declare const Sample: (props: Props) => React.ReactNode;`,
  ([props]) => `declare const Inner: React.FC<${props}>;\nexport { Inner as Sample };`,
  ([props]) => `export declare function Sample<T extends object = A>(props: ${props}, extra?: T): null;`,
  (types) => types.map((props) => `export declare function Sample(props: ${props}): React.JSX.Element;`).join('\n')
];

/**
 * Declaration files as packages publish them: interfaces, intersections, mapped types, unions, overloads and generics.
 * All of them compile, apart from interfaces whose members contradict each other.
 */
export const declarationFile: fc.Arbitrary<DeclarationFile> = fc
  .record({
    a: members,
    b: members,
    c: members,
    form: fc.constantFrom(...FORMS),
    props: fc.array(propsType, { minLength: 2, maxLength: 3 })
  })
  .map(({ a, b, c, form, props }) => ({
    component: 'Sample',
    text: [
      "import * as React from 'react';",
      'type Box<T> = { content: T };',
      'type Choice<T> = T | Box<T>;',
      'type Nullable<T> = { [K in keyof T]: T[K] | null };',
      'type Simplify<T> = { [K in keyof T]: T[K] } & {};',
      `export interface A { ${a} }`,
      `export interface B { ${b} }`,
      `export interface C<T> { value: T; pick?: (value: T, box: Box<T>) => void; ${c} }`,
      form(props)
    ].join('\n')
  }));
