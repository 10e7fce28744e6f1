import { describe, expect, it } from 'vitest';

import { compiled, error, run, TAB } from './fixtures.ts';

describe('compileExample', () => {
  it('compiles TypeScript with JSX to a program with a renderable component', () => {
    const { program } = compiled(
      "import { useState } from 'react';\nimport { Button } from '@acme/ui';\n\nexport const Basic: React.FC = () => {\n  const [text] = useState<string>('Go');\n  return <Button>{text}</Button>;\n};"
    );
    expect(run(program)).toEqual({ type: 'Button', props: { children: 'Go' } });
    expect(program.scripts).toEqual(['/assets/react.js', '/assets/ui.js']);
  });

  it('binds names without an import, as the build does', () => {
    expect(run(compiled('const Basic = () => <Panel />;').program)).toEqual({ type: 'Panel', props: {} });
  });

  it('renders a bare element', () => {
    expect(run(compiled('<Panel id="x" />').program)).toEqual({ type: 'Panel', props: { id: 'x' } });
  });

  it('includes the files that code and Markdown import, transitively', () => {
    const { program } = compiled("import { Doc } from 'anywhere';\nconst Basic = () => <Doc />;");
    expect(program.modules.map(({ name }) => name)).toEqual(['Example.tsx', 'acme/data.ts', 'acme/doc.tsx']);
    expect(run(program)).toEqual({ type: 'Doc', props: {} });
  });

  it('resolves images to their address and collects style sheets', () => {
    const { program } = compiled(
      "import logo from './logo.svg';\nimport './panel.css';\nimport '@acme/ui/all.css';\nconst Basic = () => <img src={logo} />;"
    );
    expect(run(program)).toEqual({ type: 'img', props: { src: '/assets/logo.svg' } });
    expect(program.container.styles).toEqual(['.a { color: red }']);
  });

  it("puts the site's wrapper around the component", () => {
    const wrapper =
      "import { rows } from './data';\nexport default ({ children }) => <main id={rows.length}>{children}</main>;";
    const file = { kind: 'code', code: wrapper, imports: { './data': 'acme/data.ts' } } as const;
    const tab = { ...TAB, wrapper: 'acme/Wrapper.tsx', files: { ...TAB.files, 'acme/Wrapper.tsx': file } };
    const { program } = compiled("import { Button } from '@acme/ui';\nconst Basic = () => <Button />;", tab);
    expect(program.modules.map(({ name }) => name)).toEqual(['Example.tsx', 'acme/data.ts', 'acme/Wrapper.tsx']);
    expect(run(program)).toMatchObject({ props: { children: { type: 'Basic' } } });
  });

  it('reports the position of a syntax error', () => {
    expect(error('const Basic = () => {\n  return <Panel>;\n};')).toEqual({
      message: 'An element has no closing tag.',
      line: 3,
      column: 3
    });
    expect(error('const Basic = () => {\n  const [a, b = useState(1);\n  return <Panel />;\n};')).toEqual({
      message: 'Missing ]',
      line: 2,
      column: 28
    });
    expect(error('const Basic = () => <p>{1}}</p>);')).toMatchObject({ line: 1 });
    expect(error('const a = 1;\nconst a = 2;\nconst Basic = () => <Panel />;')).toEqual({
      message: "Identifier 'a' has already been declared",
      line: 2,
      column: 7
    });
  });

  it('reports a last declaration that is not a single expression', () => {
    expect(error('const a = () => <Panel />,\n  b = 1;')).toMatchObject({
      message: 'The last example variable declaration must be a single expression.',
      line: 1
    });
  });

  it('reports the line of an unresolved import', () => {
    expect(error("\nimport { x } from 'left-pad';\nconst Basic = () => <p>{x}</p>;")).toMatchObject({
      message: expect.stringContaining('Can’t find “left-pad”') as string,
      line: 2
    });
  });

  it('lists the names that the frame must provide, with their lines', () => {
    const { program } = compiled("\nimport { Buton } from '@acme/ui';\nconst Basic = () => <Buton />;");
    expect(program.modules[0]?.expects).toEqual([{ specifier: '@acme/ui', name: 'Buton', line: 2 }]);
  });

  it('maps positions in the compiled module back to the source', () => {
    const text =
      "import { Panel } from '@acme/ui';\ntype Row = { id: number };\nconst Basic = (row: Row) => { throw new Error('x'); };";
    const { program, locate } = compiled(text);
    const lines = program.modules[0]?.code.split('\n') ?? [];
    const line = lines.findIndex((each) => each.includes('throw new'));
    const column = (lines[line] ?? '').indexOf('throw new') + 1;
    expect(locate({ line: line + 1, column })).toEqual({ line: 3, column: 31 });
  });

  it.each(['while (true) {}', 'for (;;);', 'do {} while (true)', 'for (const a of [1]) a;', 'for (const a in {}) a;'])(
    'inserts a loop guard into %s',
    (loop) => {
      expect(compiled(`${loop}\nconst Basic = () => <Panel />;`).program.modules[0]?.code.split('\n')[0]).toContain(
        '__patternbookStep();'
      );
    }
  );
});
