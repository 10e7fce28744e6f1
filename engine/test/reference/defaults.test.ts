import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';

import { createModuleReader } from '../../src/reference/properties/defaults/moduleValues.ts';
import { sourceOf } from '../../src/reference/properties/defaults/sourceOf.ts';
import { parameterDefaults, propDefaults } from '../../src/reference/properties/defaults/propDefaults.ts';

const folder = mkdtempSync(join(tmpdir(), 'patternbook-defaults-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(code: string, name = 'module.tsx') {
  const file = join(folder, name);
  writeFileSync(file, code);
  return createModuleReader()(file);
}

function defaultsOf(code: string, component = 'A'): Record<string, string> {
  return Object.fromEntries(propDefaults(read(code), [component]));
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
    ['a wrapped class', 'const A = observer(class extends Component { static defaultProps = { a: 1 }; });'],
    ['a class that reads its props', 'class A extends Component { render() { const { a = 1 } = this.props; } }'],
    ['a constant with defaultProps', 'const d = { a: 1 }; const A = (p) => null; A.defaultProps = d;'],
    ['a hook for props', "const A = factory((_p) => { const p = useProps('A', { a: 1 }, _p); const { a } = p; });"],
    ['a hook with a constant', "const d = { a: 1 }; const A = (_p) => { const p = useProps('A', d, _p); };"],
    [
      'a hook with options',
      "const A = (i) => { const p = useThemeProps({ props: i, name: 'A' }); const { a = 1 } = p; };"
    ],
    ['a compiled condition', 'var A = (e) => { var t = e.a, n = t === void 0 ? 1 : t; };'],
    ['a negated condition', 'const A = (p) => { const a = undefined !== p.a ? p.a : 1; };'],
    ['a nullish operator', 'const A = (props) => { const a = props.a ?? 1; };'],
    ['a nullish operator on a variable', 'const A = ({ a: given }) => { const a = given ?? 1; };'],
    ['a merged object', 'const A = (props) => { const merged = { a: 1, ...props, b: 2 }; };'],
    ['a merging function', 'const A = (props) => { const all = Object.assign({ a: 1 }, props, { b: 2 }); };'],
    ['a nested block', 'const A = (props) => { if (props.b) { { const { a = 1 } = props; } } };'],
    [
      'compiled memoization',
      'const A = (t0) => { let a; if (c[0] !== t0) { ({ a: t1, ...rest } = t0); } a = t1 === undefined ? 1 : t1; };'
    ],
    ['frozen defaultProps', 'const A = (p) => null; A.defaultProps = Object.freeze({ a: 1 });'],
    [
      'merged defaultProps',
      'const d = { a: 2 }; const A = (p) => null; A.defaultProps = Object.assign({}, d, { a: 1 });'
    ],
    ['spread defaultProps', 'const d = Object.freeze({ a: 1 }); class A { static defaultProps = { ...d } }'],
    [
      'a hook with a frozen constant',
      "const d = Object.freeze({ a: 1 }); const A = (i) => { const p = useProps('A', d, i); };"
    ],
    ['a merged frozen object', 'const d = Object.freeze({ a: 1 }); const A = (p) => { const all = { ...d, ...p }; };'],
    ['a member of an object', 'const N = Object.freeze({ one: 1 }); const A = ({ a = N.one }) => null;'],
    ['another name', 'const B = ({ a = 1 }) => null; const A = B;'],
    ['a wrapped name', 'function b({ a = 1 }) {} let c = forwardRef(b), A = Object.assign(c, { Part: d });'],
    ['a renamed export', 'let x = ({ a = 1 }) => null; export { x as A };'],
    ['a default that is stated twice', 'const A = (p) => { const { a = 1 } = p; const b = p.a ?? 1; };']
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

  it.each([
    ['of two different values', 'const A = (p) => { const { a = 1 } = p; const b = p.a ?? 2; };'],
    ['of a nested function', 'const A = (p) => { const inner = ({ a = 1 }) => null; };'],
    ['of another object', 'const A = (p) => { const { a = 1 } = useOther(); const b = other.a ?? 2; };'],
    ['of an element', 'const A = (p) => { const b = createElement("b", { a: 1 }, p); };'],
    ['that is not about undefined', 'const A = (p) => { const a = p.a === 2 ? 1 : p.a; };'],
    [
      'that only a variable of the function tells',
      'const A = ({ b: h, a = h || 1 }) => { const d = use(); const c = h ?? d; };'
    ],
    ['that hands on the prop', 'const A = ({ a, ...rest }) => { const all = { a, ...rest }; };'],
    ['that is undefined', 'const A = ({ a = void 0, b = undefined }) => null;']
  ])('reads no default %s', (_, code) => {
    expect(defaultsOf(code)).toEqual({});
  });

  it('prints the literals that minifiers shorten, and those of constants', () => {
    read("export const TONE = 'calm'; export default 4; export const SIZES = { md: 'm' };", 'constants.js');
    const code = `import size, { TONE as t, SIZES } from './constants.js'; const DEEP = t; const list = [1];
      const A = ({ a = !0, b = !1, c = DEEP, d = size, e = list, f = Unknown.x, g = SIZES.md }) => null;`;
    expect(defaultsOf(code)).toEqual({
      a: 'true',
      b: 'false',
      c: "'calm'",
      d: '4',
      e: 'list',
      f: 'Unknown.x',
      g: "'m'"
    });
  });

  it('keeps values that name another prop', () => {
    expect(defaultsOf('const A = ({ points, a = points.length - 1 }) => null;')).toEqual({ a: 'points.length - 1' });
  });

  it('follows a component to another file', () => {
    read("const Base = ({ a = 'x' }) => null; export default Base;", 'base.jsx');
    expect(defaultsOf("import Inner from './base'; export const A = memo(Inner);")).toEqual({ a: "'x'" });
  });

  it.each([
    ['a list of exports', "export { Inner as A } from './inner.js';"],
    ['all exports', "export * from './none.js'; export * from './inner.js';"],
    ['a namespace', "import * as file from './inner.js'; export const A = memo(file.Inner);"],
    ['CommonJS', 'exports.A = void 0; var _inner = require("./inner.js"); exports.A = _inner.Inner;'],
    [
      'a getter of CommonJS',
      'var f = interop(require("./inner")); Object.defineProperty(exports, "A", { enumerable: true, get: function () { return f.Inner; } });'
    ],
    ['an assignment of CommonJS', 'var _inner = require("./inner.js"); var A = exports.A = wrap(_inner.Inner);']
  ])('follows a component through %s', (_, code) => {
    read('const Inner = ({ a = 1 }) => null; const A = Inner; export { Inner, A };', 'inner.js');
    expect(Object.fromEntries(propDefaults(read(code, 'facade.js'), ['A']))).toEqual({ a: '1' });
  });

  it('ends where names refer to each other', () => {
    expect(defaultsOf('const A = B; const B = A;')).toEqual({});
    expect(defaultsOf('const x = y; const y = x; const A = ({ a = x }) => null;')).toEqual({ a: 'x' });
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

it('finds the script of a declaration file', () => {
  const paths = ['lib/a/A.d.ts', 'esm/a/A.mjs', 'dist/b/B.d.ts', 'dist/b/B.js', 'dist/c/C.d.ts', 'src/c/C.tsx'];
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
  const sources = ['lib/a/A.d.ts', 'dist/b/B.d.ts', 'dist/c/C.d.ts', 'src/c/C.tsx', 'lib/d/D.d.ts'].map((path) => {
    const found = sourceOf(join(folder, path), folder);
    return found && relative(folder, found);
  });
  expect(sources).toEqual(['esm/a/A.mjs', 'dist/b/B.js', 'src/c/C.tsx', 'src/c/C.tsx', null]);
});

it('reads the default values of parameters', () => {
  const module = read('export function go(a, b = 2, { c = 3 } = {}, ...rest) {}', 'module.js');
  expect(Object.fromEntries(parameterDefaults(module, 'go'))).toEqual({ b: '2' });
});
