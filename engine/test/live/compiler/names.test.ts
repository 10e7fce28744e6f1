import { describe, expect, it } from 'vitest';

import { compileExample, freeName } from '../../../src/live/compiler/compileExample.ts';
import { SETUP, TAB, compiled, error, run } from './fixtures.ts';

/** Properties of `Object.prototype`. */
const INHERITED = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', 'isPrototypeOf'];

/** Names used by the compiled module, its frame or its helpers. */
const USED = [
  'require',
  'module',
  'exports',
  '__patternbookStep',
  '__patternbookStep1',
  '_jsxruntime',
  '_react',
  '_interopRequireWildcard',
  'React',
  'patternbook',
  'Object',
  'Promise',
  'undefined',
  'm'
];

describe.each([...INHERITED, ...USED])('the name %s', (name) => {
  it.each([
    ['a constant', `const ${name} = 'A';\nconst Example = () => <i>{${name}}</i>`],
    ['a variable that is assigned to', `let ${name};\n${name} = 'A';\nconst Example = () => <i>{${name}}</i>`],
    ['a var in a loop', `for (var ${name} of ['A']) {}\nconst Example = () => <i>{${name}}</i>`],
    ['a function', `function ${name}() { return 'A' }\nconst Example = () => <i>{${name}()}</i>`],
    ['a class', `class ${name} { static a = 'A' }\nconst Example = () => <i>{${name}.a}</i>`],
    ['a parameter', `const f = (${name}) => <i>{${name}}</i>\nconst Example = () => f('A')`],
    [
      'a name in a destructuring pattern',
      `const { a: [${name}] } = { a: ['A'] };\nconst Example = () => <i>{${name}}</i>`
    ],
    ['an export', `export const ${name} = 'A';\nexport const Example = () => <i>{${name}}</i>`],
    ['an import', `import { text as ${name} } from '@acme/ui';\nconst Example = () => <i>{${name}}</i>`],
    ['a default import', `import ${name} from '@acme/text';\nconst Example = () => <i>{${name}}</i>`],
    ['an imported namespace', `import * as ${name} from '@acme/ui';\nconst Example = () => <i>{${name}.text}</i>`]
  ])('can be %s', (_, text) => {
    expect(run(compiled(text).program)).toEqual({ type: 'i', props: { children: 'A' } });
  });

  it('can be the component', () => {
    expect(run(compiled(`const ${name} = () => <i>A</i>`).program)).toMatchObject({ type: 'i' });
  });

  it('can be imported and reassigned at the end, which makes it a variable', () => {
    expect(
      run(compiled(`import { text as ${name} } from '@acme/ui';\n${name} = () => <i>A</i>`).program)
    ).toMatchObject({ type: 'i' });
  });
});

describe.each(INHERITED)('an unresolved name: %s', (name) => {
  it('is reported for a package', () => {
    expect(error(`\nimport x from '${name}';\nconst Example = () => <i>{x}</i>`)).toMatchObject({
      message: `Can’t find “${name}”. Examples can import the documented packages and the files next to them.`,
      line: 2
    });
  });

  it('is left to the browser as a free name', () => {
    const { program } = compiled(`const Example = () => typeof ${name} && <i>A</i>`);
    expect(Object.keys(program.libraries)).toEqual(['react/jsx-runtime']);
  });

  it('is not mistaken for an example of the tab', () => {
    expect(compileExample('<i/>', TAB, name, SETUP)).toMatchObject({
      ok: true,
      program: { container: { id: '', className: '' } }
    });
  });
});

describe('freeName', () => {
  it('returns the requested name, unless the code mentions it in any spelling', () => {
    expect(freeName('step', 'const a = 1')).toBe('step');
    expect(freeName('step', 'step()')).toBe('step1');
    expect(freeName('step', 'step1(); step()')).toBe('step2');
    expect(freeName('step', String.raw`const st\u0065p = 1`)).toBe('step1');
    expect(freeName('step', String.raw`const st\u{065}p = 1, a = '\u{ffffffff}'`)).toBe('step1');
  });
});

describe('letters that the parser supports but this engine does not yet', () => {
  // Unicode 18; U+3D25B is a letter of the seal script.
  const letter = '\u{3d25b}';
  it.each([
    [`const Example = () => {\n  const a${letter} = 1;\n  return <i/>\n}`, 2, 9],
    ['const Example = () => {\n  const a\\u{3d25b} = 1;\n  return <i/>\n}', 2, 9],
    [`class A { #${letter} = 1 }\nconst Example = () => <i/>`, 1, 11]
  ])('are an error at the start of the name: %s', (text, line, column) => {
    expect(error(text)).toMatchObject({ line, column });
  });
});
