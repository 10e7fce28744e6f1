import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type ModuleNames, moduleNames } from '../../src/examples/moduleNames.ts';
import { parseModule } from '../../src/examples/parseModule.ts';

function namesOf(code: string): ModuleNames {
  const parsed = parseModule(code);
  if (!parsed.ok) {
    throw new Error(parsed.message);
  }
  return moduleNames(parsed.program);
}

function referenced(code: string): string[] {
  return [...namesOf(code).referenced].toSorted();
}

describe('referenced names', () => {
  it('are those used as values', () => {
    expect(referenced('f(a.b.c, [d], { e: g, h, [i]: 1 }, `${j}`)')).toEqual(['a', 'd', 'f', 'g', 'h', 'i', 'j']);
  });

  it('include JSX elements, but not HTML elements and attributes', () => {
    expect(referenced('<div title={a}><Card.Body kind="x" {...rest} /><Label /></div>')).toEqual([
      'Card',
      'Label',
      'a',
      'rest'
    ]);
  });

  it('exclude types', () => {
    const code = `
      const a: Props<Kind> = b as Shape;
      function f(c: Event): Result { return g<Type>(c!) satisfies Other; }
      interface I extends Base { key: Value }
      type T = typeof u;
      declare function v(): void;`;
    expect(referenced(code)).toEqual(['a', 'b', 'g']);
  });

  it('exclude names declared in an inner scope, anywhere in the scope', () => {
    const code = `
      function f(a, { b, c: [d] }, ...e) {
        use(a, b, d, e, later, hoisted, arguments);
        if (a) { var hoisted = 1; }
        const later = 2;
      }
      for (const g of list) { use(g); }
      try { use(); } catch (h) { use(h); }
      const k = function self() { self(); };
      const l = class Inner { m() { return Inner; } };`;
    expect(referenced(code)).toEqual(['k', 'l', 'list', 'use']);
  });

  it('include a name that is only declared in another scope', () => {
    expect(referenced('{ const Card = 1; } <Card />')).toEqual(['Card']);
  });

  it('exclude labels, property keys and export names', () => {
    const code = 'outer: for (;;) { break outer; } class A { b = c; d() {} } export { A as e };';
    expect(referenced(code)).toEqual(['A', 'c']);
  });
});

describe('declared names', () => {
  it('are top-level declarations of any kind', () => {
    const code = `
      const { a, b: { c } } = x; let [d = y, ...e] = z; var f;
      function g() { const inner = 1; }
      class H {}
      enum I { J }
      export const k = 1;
      { let block; var hoisted; }`;
    const names = ['H', 'I', 'a', 'c', 'd', 'e', 'f', 'g', 'hoisted', 'k'];
    expect([...namesOf(code).declared].toSorted()).toEqual(names);
  });
});

const identifier = fc.stringMatching(/^[a-z][a-zA-Z]{3,8}$/).map((name) => `_${name}`);

/** Source code for scopes that declare a name around some code. */
const SCOPES: readonly ((name: string, body: string) => string)[] = [
  (name, body) => `{ const ${name} = 1; ${body} }`,
  (name, body) => `(({ ${name} }) => { ${body} });`,
  (name, body) => `(function (${name}) { ${body} });`,
  (name, body) => `{ ${body} let ${name}; }`,
  (name, body) => `(() => { if (1) { var ${name}; } ${body} });`
];

describe('a name in nested scopes', () => {
  const nesting = fc.array(fc.tuple(fc.constantFrom(...SCOPES), identifier), { minLength: 1, maxLength: 6 });

  it('is referenced exactly if no enclosing scope declares it', () => {
    fc.assert(
      fc.property(nesting, identifier, (scopes, used) => {
        const code = scopes.reduceRight((body, [scope, name]) => scope(name, body), `${used};`);
        expect(namesOf(code).referenced.has(used)).toBe(scopes.every(([, name]) => name !== used));
      })
    );
  });
});
