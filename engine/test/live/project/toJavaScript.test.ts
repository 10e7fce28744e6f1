import { Parser } from 'acorn';
import jsx from 'acorn-jsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { convertToJavaScript, withoutTypes } from '../../../src/live/project/toJavaScript.ts';

const PlainParser = Parser.extend(jsx());

describe('convertToJavaScript', () => {
  it('removes types and imports of types, and keeps JSX', async () => {
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

  it('keeps a default import whose named ones were types', async () => {
    const code = "import Box, { BoxProps } from 'box';\nconst All = (props: BoxProps) => <Box {...props} />;\n";
    expect(await convertToJavaScript(code)).toBe(
      "import Box from 'box';\nconst All = (props) => <Box {...props} />;\n"
    );
  });

  it('keeps the blank lines of the author, and no others', async () => {
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

  it('says what is wrong with code that is none', async () => {
    await expect(convertToJavaScript('const = ;')).rejects.toThrow(/Unexpected token/);
  });

  it('turns whatever is typed into plain JavaScript', () => {
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
        // Two declarations of a name are not the conversion's fault.
        const code = statements.map((text) => `{\n${text}\n}`).join('\n\n');
        const result = withoutTypes(code);
        PlainParser.parse(result, { ecmaVersion: 'latest', sourceType: 'module' });
        const count = (text: string): number => text.match(/\/\/ about/g)?.length ?? 0;
        expect(count(result)).toBe(count(code));
      })
    );
  });
});
