import { createRequire } from 'node:module';

import type { ElementContent } from 'hast';

import type { MarkdownImport } from '../../model.ts';
import type { PageScope } from './moduleScope.ts';
import { type ComponentUse, rootName } from './walkProgram.ts';

const require = createRequire(import.meta.url);

/** Name of the custom element that stands for a Markdown component in what a program renders. */
export const COMPONENT_ELEMENT = 'pb-component';

/** Makes a component of a Markdown component, which only the documents of the site can render. */
const MARKDOWN_COMPONENT = `const pb_markdown = (name) => ({ children, ...props }) => <${COMPONENT_ELEMENT} name={name} props={JSON.stringify(props)}>{children}</${COMPONENT_ELEMENT}>;`;

/**
 * Writes the module of a piece of a page, whose default export renders it. It has those imports and declarations of the
 * page that the piece needs, so that a broken one breaks no other piece, on the lines that they have in the file.
 * @param uses components in the piece
 */
export function pieceCode(nodes: readonly ElementContent[], uses: readonly ComponentUse[], scope: PageScope): string {
  const element = elementCode(nodes);
  const { imports, declarations, words } = neededFor(element, scope);
  const markdown = new Set([...uses, ...scope.components].map(({ name }) => name));
  const known = [...markdown].filter(
    (name) => !scope.names.has(rootName(name)) && !name.includes('.') && words.has(name)
  );
  const helpers = known.map((name) => `const ${name} = pb_markdown(${JSON.stringify(name)});`);
  const lines: string[] = [];
  const put = (line: number, text: string): void => {
    lines[line - 1] = [...(lines[line - 1] === undefined ? [] : [lines[line - 1]]), text].join(' ');
  };
  if (helpers.length > 0) {
    put(1, [MARKDOWN_COMPONENT, ...helpers].join(' '));
  }
  imports.forEach((each) => put(each.line, importStatement(each)));
  for (const { code, line } of declarations.filter((each) => each.line !== null)) {
    `${code};`.split('\n').forEach((text, index) => put((line ?? 1) + index, text));
  }
  const later = declarations.filter(({ line }) => line === null).map(({ code }) => code);
  return [
    ...Array.from(lines, (line: string | undefined) => line ?? ''),
    ...later,
    `export default function PagePart() {\nreturn ${element};\n}`
  ].join('\n');
}

const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;

/** Finds what the code of a piece needs, by the words in it: some of them may be texts. */
function neededFor(element: string, { imports, declarations }: PageScope) {
  const words = new Set<string>();
  const needed = new Set<PageScope['declarations'][number]>();
  for (let text = element; text !== '';) {
    text.match(WORD)?.forEach((word) => words.add(word));
    const found = declarations.filter((each) => !needed.has(each) && each.names.some((name) => words.has(name)));
    found.forEach((each) => needed.add(each));
    text = found.map(({ code }) => code).join('\n');
  }
  return {
    words,
    imports: imports.filter(({ local }) => local !== null && words.has(local)),
    declarations: declarations.filter((each) => needed.has(each))
  };
}

function importStatement({ local, imported, specifier }: MarkdownImport): string {
  const clause =
    imported === '*' ? `* as ${local}` : imported === 'default' ? local : `{ ${JSON.stringify(imported)} as ${local} }`;
  return `import ${clause} from ${JSON.stringify(specifier)};`;
}

/** Writes nodes as JSX. */
export function elementCode(nodes: readonly ElementContent[]): string {
  const { toEstree } = require('hast-util-to-estree') as typeof import('hast-util-to-estree');
  const { jsx, toJs } = require('estree-util-to-js') as typeof import('estree-util-to-js');
  const program = toEstree({ type: 'root', children: [...nodes] });
  return toJs(program, { handlers: jsx }).value.trim().replace(/;$/, '');
}
