import type { BlockContent, RootContent } from 'mdast';

import * as texts from '../core/texts.ts';
import type { ExampleCode, ProjectFile, TabCode } from '../core/tabCode.ts';
import { moduleImports } from '../examples/importBindings.ts';
import { moduleNames } from '../examples/moduleNames.ts';
import { parseModule } from '../examples/parseModule.ts';
import type { StandaloneExample } from '../model.ts';
import { code, inlineCode, paragraph, text } from './nodes.ts';

/** The imports and files that the code of an example needs beside the code itself. */
export function relatedNodes(example: StandaloneExample, tab: TabCode): RootContent[] {
  const own = tab.examples[example.slug];
  const bindings = boundImports(example.code, tab);
  const files = own === undefined ? [] : neededFiles(own, tab);
  return [
    ...(bindings.length === 0 ? [] : [paragraph(texts.twin.bindings), code(bindings.join('\n'), 'ts')]),
    ...files.flatMap(([id, file]) => fileNodes(id, file, own))
  ];
}

/** Statements that import the names that the Markdown binds, for those of them that the code uses. */
function boundImports(exampleCode: string, { bindings }: Pick<TabCode, 'bindings'>): string[] {
  const likely = Object.entries(bindings).filter(([local]) => exampleCode.includes(local));
  const parsed = likely.length === 0 ? null : parseModule(exampleCode);
  if (parsed?.ok !== true) {
    return [];
  }
  const { declared, referenced } = moduleNames(parsed.program);
  const imported = new Set(moduleImports(parsed.program, exampleCode).bindings.map(({ local }) => local));
  return likely
    .filter(([local]) => referenced.has(local) && !declared.has(local) && !imported.has(local))
    .map(([local, { from, imported: name }]) => {
      const specifier = 'package' in from ? from.package : `./${from.file}`;
      return `import ${clauseOf(local, name)} from '${specifier}';`;
    });
}

function clauseOf(local: string, imported: string): string {
  if (imported === 'default') {
    return local;
  }
  return imported === '*' ? `* as ${local}` : `{ ${imported === local ? local : `${imported} as ${local}`} }`;
}

/** The files that an example imports, directly or through others, and those of names that the Markdown binds. */
function neededFiles(example: ExampleCode, tab: TabCode): [string, ProjectFile][] {
  const bound = Object.entries(tab.bindings).flatMap(([local, { from }]) =>
    'file' in from && example.code.includes(local) ? [from.file] : []
  );
  const open = [...Object.values(example.imports), ...bound];
  const found = new Map<string, ProjectFile>();
  for (let id = open.shift(); id !== undefined; id = open.shift()) {
    const file = tab.files[id];
    if (file !== undefined && !found.has(id)) {
      found.set(id, file);
      open.push(...(file.kind === 'code' ? Object.values(file.imports) : []));
    }
  }
  return [...found];
}

/** A file with its name and how the example imports it. */
function fileNodes(id: string, file: ProjectFile, example: ExampleCode | undefined): RootContent[] {
  const specifier = Object.entries(example?.imports ?? {}).find(([, target]) => target === id)?.[0];
  const name: BlockContent = {
    type: 'paragraph',
    children: [
      { type: 'strong', children: [text(texts.twin.file), text(' '), inlineCode(id)] },
      ...(specifier === undefined ? [] : [text(' '), text('('), inlineCode(specifier), text(')')])
    ]
  };
  switch (file.kind) {
    case 'image':
      return [{ ...name, children: [...name.children, text(': '), inlineCode(file.path)] }];
    case 'style':
      return [name, code(file.code.trimEnd(), 'css')];
    case 'json':
      return [name, code(file.code.trimEnd(), 'json')];
    case 'text':
      return [name, code(file.code.trimEnd(), null)];
    case 'code':
      return [name, code(file.code.trimEnd(), 'tsx')];
  }
}
