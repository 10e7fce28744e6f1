import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';

import { parameterDefaults, propDefaults, readModuleValues } from '../../src/reference/properties/defaults.ts';

const folder = mkdtempSync(join(tmpdir(), 'patternbook-defaults-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(code: string, name = 'module.tsx') {
  const file = join(folder, name);
  writeFileSync(file, code);
  return readModuleValues(file);
}

function defaultsOf(code: string, component = 'A'): Record<string, string> {
  return Object.fromEntries(propDefaults(read(code), component));
}

describe('propDefaults', () => {
  it.each([
    ['a function', 'function A({ a = 1 }) {}'],
    ['an exported function', 'export default function A({ a = 1 }) {}'],
    ['an arrow function', 'const A: FC<P> = ({ a = 1, ...rest }: P) => null;'],
    ['memo around forwardRef', 'export const A = memo(forwardRef<X, P>(({ a = 1 }, ref) => null));'],
    ['a wrapper with a base', 'const ABase = ({ a = 1 }) => null; export const A = withThing(ABase);'],
    ['a base in JSX', 'const Inner = ({ a = 1 }) => null; const A = (props) => <div><Inner {...props} /></div>;'],
    ['a base in createElement', 'const Inner = ({ a = 1 }) => null; const A = (p) => createElement(Inner, { ...p });'],
    ['a base with all properties', 'const Inner = ({ a = 1 }) => null; const A = (p) => jsx(Inner, p);'],
    ['destructuring inside', 'const A = (props) => { const { a = 1 } = props; return null; };'],
    ['a compiled function', 'const A = (_a) => { var { a = 1 } = _a, rest = __rest(_a, ["a"]); return null; };'],
    ['defaultProps', 'const A = (props) => null; A.defaultProps = { a: 1 };'],
    ['static defaultProps', 'class A extends Component { static defaultProps: P = { a: 1 } as P; }'],
    ['a wrapped class', 'const A = observer(class extends Component { static defaultProps = { a: 1 }; });']
  ])('reads %s', (_, code) => {
    expect(defaultsOf(code)).toEqual({ a: '1' });
  });

  it('uses the name of the property, not of the variable', () => {
    expect(defaultsOf(`const A = ({ 'aria-label': label = 'x', b: c = 2 }) => null;`)).toEqual({
      'aria-label': "'x'",
      b: '2'
    });
  });

  it('prints an expression on one line, without comments and assertions', () => {
    expect(defaultsOf('const A = ({ a = (x) => {\n  // why\n  go(x);\n}, b = [] as string[] }) => null;')).toEqual({
      a: '(x) => { go(x); }',
      b: '[]'
    });
  });

  it('returns nothing for a component that passes its props to itself', () => {
    expect(defaultsOf('const A = (props) => <A {...props} />;')).toEqual({});
  });

  it('returns nothing for undeclared names', () => {
    expect(defaultsOf('const A = ({ a = 1 }) => null;', 'B')).toEqual({});
  });

  it('returns all defaults as written', () => {
    const name = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,8}$/).map((text) => `p${text}`);
    const value = fc.oneof(
      fc.integer({ min: 0 }).map(String),
      fc.boolean().map(String),
      fc.constantFrom('null', '[]', '{}', '() => null', 'Size.large'),
      fc.stringMatching(/^[ -&(-[\]-~]*$/).map((text) => `'${text}'`)
    );
    fc.assert(
      fc.property(fc.dictionary(name, value, { noNullPrototype: true }), (defaults) => {
        const parts = Object.entries(defaults).map(([key, text]) => `${key} = ${text}`);
        expect(defaultsOf(`const A = ({ ${parts.join(', ')} }) => null;`)).toEqual(defaults);
      })
    );
  });

  it('parses any text as a module', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(defaultsOf(code)).toEqual({});
      })
    );
  });
});

it('reads the default values of parameters', () => {
  const module = read('export function go(a, b = 2, { c = 3 } = {}, ...rest) {}', 'module.js');
  expect(Object.fromEntries(parameterDefaults(module, 'go'))).toEqual({ b: '2' });
});
