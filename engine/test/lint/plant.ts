import type { RuleName } from '../../src/lint/rules.ts';

/** A file with one mistake. */
export interface Mistake {
  kind: string;
  rule: RuleName;
  /** Only its extension counts. */
  file: string;
  code: string;
  /** 1-based line of the mistake. */
  line: number;
}

/** Stands right before the mistake in the texts of tests; it is removed. */
const MARK = '@@';

/** Reads the text of a file with a mark before its mistake. */
export function marked(kind: string, rule: RuleName, file: string, text: string): Mistake {
  const at = text.indexOf(MARK);
  if (at < 0) {
    throw new Error(`No mark in: ${text}`);
  }
  return { kind, rule, file, code: text.replace(MARK, ''), line: text.slice(0, at).split('\n').length };
}

/** What a component's code imports: module specifier -> names. */
type Imports = Readonly<Record<string, readonly string[]>>;

const importLines = (imports: Imports, written: (name: string) => string): string =>
  Object.entries(imports)
    .map(([specifier, names]) => `import { ${names.map(written).join(', ')} } from '${specifier}';\n`)
    .join('');

const renamed = (jsx: string, imports: Imports, written: (name: string) => string): string =>
  Object.values(imports)
    .flat()
    .reduce(
      (text, name) => text.replace(new RegExp(`(</?(?:@@)?|\\{)${name}(?=[\\s>/.}])`, 'g'), `$1${written(name)}`),
      jsx
    );

const plain = (name: string): string => name;

/** The ways in which code of applications is written around an element. */
const SHELLS: readonly ((imports: Imports, jsx: string) => string)[] = [
  (imports, jsx) => `${importLines(imports, plain)}\nexport const Example = () => (\n  ${jsx}\n);\n`,
  (imports, jsx) =>
    `// <Wrong notAProp /> in a comment isn't code.\n${importLines(imports, plain)}
const note = '<Button isWrong="yes"> in a string';
export function Page() {
  /* <Unknown prop={1}> */
  return <section title={note}>\n    ${jsx}\n  </section>;\n}\n`,
  (imports, jsx) =>
    `${importLines(imports, (name) => `${name} as Own${name}`)}
export default function () {
  return ${renamed(jsx, imports, (name) => `Own${name}`)};\n}\n`,
  (imports, jsx) => {
    const [specifier = ''] = Object.keys(imports);
    const rest = Object.fromEntries(Object.entries(imports).slice(1));
    const own = { [specifier]: imports[specifier] ?? [] };
    return `import * as UI from '${specifier}';\n${importLines(rest, plain)}
type Props = { readonly items: string[] };
export const Example = ({ items }: Props) => <>\n  {items.length > 0 && (${renamed(jsx, own, (name) => `UI.${name}`)})}\n</>;\n`;
  },
  (imports, jsx) =>
    `import { useState } from 'react';\n${importLines(imports, plain)}
export const List = ({ rows, ...rest }: { rows: { id: number }[] }) => {
  const [open, setOpen] = useState<boolean>(false);
  return (
    <div {...rest} onClick={() => setOpen(!open)}>
      {rows.map((row) => (
        <div key={row.id}>
          ${jsx}
        </div>
      ))}
    </div>
  );
};\n`
];

/** Writes components around elements with a mistake, each in another way. */
export function plantAll(
  kind: string,
  rule: RuleName,
  elements: readonly { imports: Imports; jsx: string }[]
): Mistake[] {
  return elements.map(({ imports, jsx }, index) => {
    const shell = SHELLS[index % SHELLS.length] ?? SHELLS[0];
    return marked(kind, rule, index % 4 === 1 ? 'file.jsx' : 'file.tsx', typed(shell?.(imports, jsx) ?? '', index));
  });
}

/** Leaves out types where the file is JavaScript. */
function typed(code: string, index: number): string {
  return index % 4 === 1
    ? code
        .replace(/^type .*\n/gm, '')
        .replaceAll(': Props', '')
        .replace(/: \{ rows: .*\}\)/, ')')
        .replace('<boolean>', '')
    : code;
}
