import { compileFunction } from 'node:vm';

import { transform } from 'sucrase';
import { describe, expect, it } from 'vitest';

import { type ComponentExport, componentExport } from '../../src/examples/componentExport.ts';
import { applyEdits } from '../../src/examples/editText.ts';
import { parseModule } from '../../src/examples/parseModule.ts';

function exportOf(code: string): ComponentExport {
  const parsed = parseModule(code);
  if (!parsed.ok) {
    throw new Error(parsed.message);
  }
  return componentExport(parsed.program, code);
}

/** Runs a module whose JSX compiles to element names, and calls its default export. */
function callDefault(code: string): unknown {
  const result = exportOf(code);
  if (!result.ok) {
    throw new Error(result.message);
  }
  const variables = result.assigned.map((name) => `let ${name};`).join(' ');
  const edited = `${variables} ${applyEdits(code, result.edits)}`;
  const commonJs = transform(edited, { transforms: ['typescript', 'jsx', 'imports'], jsxPragma: 'h' }).code;
  const exports: { default?: () => unknown } = {};
  const run = compileFunction(commonJs, ['exports', 'h']) as (exports: object, h: (type: string) => string) => void;
  run(exports, (type) => type);
  return exports.default?.();
}

describe('the value of the last statement is the default export', () => {
  it.each([
    ['an exported constant', "export const Menu = () => 'menu';"],
    ['a constant', "const Menu = () => 'menu'"],
    ['a function', "function Menu() { return 'menu'; }"],
    ['an exported function', "export function Menu() { return 'menu'; }"],
    ['an assignment to a new name', "Menu = () => 'menu';"],
    ['an expression', "const Menu = () => 'menu';\nMenu"],
    ['a default export', "const Menu = () => 'menu';\nexport default Menu;"],
    ['a default function', "export default function () { return 'menu'; }"],
    ['a list of exports', "const Other = 1; const Menu = () => 'menu'; export { Other, Menu };"],
    ['a list with a default', "const Menu = () => 'menu'; const Other = 1; export { Menu as default, Other };"],
    ['an element', '<menu />;'],
    ['an element without semicolon', '<menu />'],
    ['an element in parentheses', '(\n  <menu />\n);'],
    ['an element as default export', 'export default (<menu />);'],
    ['a constant element', 'const menu = <menu />;'],
    ['an assigned element', 'menu = <menu />;'],
    [
      'the last statement before types',
      "export const Menu = () => 'menu';\ninterface Props { a: string }\nexport type { Props };"
    ],
    ['the last statement before an empty statement', "const Menu = () => 'menu';;"]
  ])('%s', (_, code) => {
    expect(callDefault(code)).toBe('menu');
  });

  it('for a class', () => {
    const result = exportOf('class Menu {}');
    expect(result.ok && applyEdits('class Menu {}', result.edits)).toBe('class Menu {}\nexport { Menu as default };');
  });

  it('regardless of earlier exports', () => {
    expect(callDefault("export default () => 'first'\nexport const Menu = () => 'menu';")).toBe('menu');
    expect(callDefault("const First = 1\nexport default (First)\nexport const Menu = () => 'menu';")).toBe('menu');
    expect(callDefault("export default function First() {}\nexport const Menu = () => First() ?? 'menu';")).toBe(
      'menu'
    );
    expect(callDefault("const A = 1; export { A as default };\nexport const Menu = () => 'menu';")).toBe('menu');
  });
});

describe('an error has a location', () => {
  it.each(['const a = 1,\n  b = 2;', 'let a;', 'const { a } = b;', 'export const a = 1, b = 2;'])(
    'a last declaration that is not a single expression: %s',
    (declaration) => {
      expect(exportOf(`const first = 1;\n ${declaration}`)).toEqual({
        ok: false,
        message: 'The last example variable declaration must be a single expression.',
        line: 2,
        column: 2
      });
    }
  );

  it.each(['', "import a from 'a';", 'interface A {}', 'if (1) {}'])('no component: %s', (code) => {
    expect(exportOf(code)).toMatchObject({
      ok: false,
      line: 1,
      column: 1,
      message: expect.stringContaining('no component') as string
    });
  });
});
