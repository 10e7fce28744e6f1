import { Parser } from 'acorn';
import jsx from 'acorn-jsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { convertToJavaScript, withoutTypes } from '../../../src/live/project/toJavaScript.ts';

const PlainParser = Parser.extend(jsx());

describe('convertToJavaScript', () => {
  it('removes types and type imports, and keeps JSX', async () => {
    const code = [
      "import React, { FC, type Ref, useState } from 'react';",
      "import type { Size } from './size';",
      'const Box: FC<{ size: Size }> = ({ size }: { size: Size }) => {',
      '  const [open, setOpen] = useState<boolean>(false);',
      '  return <div onClick={() => setOpen(!open as boolean)}>{size!}</div>;',
      '};'
    ];
    expect(await convertToJavaScript(code.join('\n'))).toBe(
      [
        "import React, { useState } from 'react';",
        'const Box = ({ size }) => {',
        '  const [open, setOpen] = useState(false);',
        '  return <div onClick={() => setOpen(!open)}>{size}</div>;',
        '};',
        ''
      ].join('\n')
    );
  });

  it('keeps a default import whose named imports were types', async () => {
    const code = "import Box, { BoxProps } from 'box';\nconst All = (props: BoxProps) => <Box {...props} />;\n";
    expect(await convertToJavaScript(code)).toBe(
      "import Box from 'box';\nconst All = (props) => <Box {...props} />;\n"
    );
  });

  it("keeps the author's blank lines, and adds none", async () => {
    const code = [
      'const a = 1;',
      '',
      'interface Props {',
      '  a: string;',
      '}',
      '',
      'const b = 2;',
      'type B = {',
      '  b: 1;',
      '};',
      'const c = 3;'
    ];
    expect(await convertToJavaScript(code.join('\n'))).toBe('const a = 1;\n\nconst b = 2;\nconst c = 3;\n');
  });

  it('keeps comments outside of types', async () => {
    const code = [
      '// about all',
      'interface A {',
      '  // about a',
      '  a: string;',
      '}',
      '',
      '// between',
      'type B = 1;',
      'const c = 3; // about c',
      'const d = /* inside */ 4;'
    ];
    const comments = (await convertToJavaScript(code.join('\n'))).match(/\/\/.*|\/\*.*?\*\//g);
    expect(comments).toEqual(['// about all', '// between', '// about c', '/* inside */']);
  });

  it('reports code that does not parse', async () => {
    await expect(convertToJavaScript('const = ;')).rejects.toThrow(/Unexpected token/);
  });

  it('converts any TypeScript to plain JavaScript', () => {
    const name = fc.constantFrom('a', 'b', 'c');
    const type = fc.constantFrom(
      'string',
      'number[]',
      '{ x: Array<string> }',
      "'one' | 'two'",
      '(() => void)',
      'Map<string, [number, string?]>'
    );
    const statement = fc.oneof(
      fc.tuple(name, type).map(([own, typed]) => `let ${own}1: ${typed} = null as unknown as ${typed};`),
      fc.tuple(name, type).map(([own, typed]) => `interface ${own.toUpperCase()} { ${own}: ${typed} }`),
      fc.tuple(name, type).map(([own, typed]) => `type ${own.toUpperCase()}2<T> = T | ${typed};`),
      fc
        .tuple(name, type)
        .map(
          ([own, typed]) => `function ${own}3<T>(this: T, x?: ${typed}, ...y: ${typed}[]): x is ${typed} { return x!; }`
        ),
      fc
        .tuple(name, type)
        .map(
          ([own, typed]) =>
            `const ${own}4 = <T,>(x: T): ${typed} => <b {...(x satisfies ${typed})}>{x as ${typed}}</b>;`
        ),
      name.map((own) => `// about ${own}`)
    );
    fc.assert(
      fc.property(fc.uniqueArray(statement, { maxLength: 6 }), (statements) => {
        // Each statement is in its own block, so that names don't collide.
        const code = statements.map((text) => `{\n${text}\n}`).join('\n\n');
        const result = withoutTypes(code);
        PlainParser.parse(result, { ecmaVersion: 'latest', sourceType: 'module' });
        const count = (text: string): number => text.match(/\/\/ about/g)?.length ?? 0;
        expect(count(result)).toBe(count(code));
      })
    );
  });
});
