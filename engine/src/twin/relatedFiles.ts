import type { BlockContent, RootContent } from 'mdast';

import * as texts from '../core/texts.ts';
import type { ExampleCode, ProjectFile, TabCode } from '../core/tabCode.ts';
import { freeNames } from '../examples/freeNames.ts';
import { parseModule } from '../examples/parseModule.ts';
import type { ScopeOwners } from '../examples/scopeExports.ts';
import { isProgram } from '../examples/siteExamples.ts';
import type { StandaloneExample } from '../model.ts';
import { code, inlineCode, paragraph, text } from './nodes.ts';

/**
 * The imports and files that the code of an example needs beside the code itself.
 * @param tab names that the page binds, and files; null if no example of the page needs any
 * @param scope packages whose exports examples may use without an import
 */
export function relatedNodes(example: StandaloneExample, tab: TabCode | null, scope: ScopeOwners): RootContent[] {
  const own = tab?.examples[example.slug];
  const imports = isProgram(example) ? missingImports(example.code, tab?.bindings ?? {}, scope) : [];
  const files = tab === null || own === undefined ? [] : neededFiles(own, tab);
  return [
    ...(imports.length === 0 ? [] : [paragraph(texts.twin.neededImports), code(imports.join('\n'), 'ts')]),
    ...files.flatMap(([id, file]) => fileNodes(id, file, own))
  ];
}

/** Statements that import what the code uses without importing it, as the build of the example resolves it. */
function missingImports(exampleCode: string, bindings: TabCode['bindings'], scope: ScopeOwners): string[] {
  const statementFor = (local: string): string | null => {
    const bound = Object.hasOwn(bindings, local) ? bindings[local] : undefined;
    if (bound !== undefined) {
      return importOf(local, bound.imported, 'package' in bound.from ? bound.from.package : `./${bound.from.file}`);
    }
    if (local === 'React') {
      return importOf(local, '*', 'react');
    }
    const owner = scope.owner(local);
    return owner === null ? null : importOf(local, local, owner);
  };
  const inImports = new Set(importStatements(exampleCode).match(NAME));
  // Most code names nothing of the kind outside of its imports, and is not parsed.
  const likely = [...new Set(exampleCode.match(NAME))].flatMap((local) => {
    const statement = inImports.has(local) ? null : statementFor(local);
    return statement === null ? [] : [{ local, statement }];
  });
  const parsed = likely.length === 0 ? null : parseModule(exampleCode);
  const free = parsed?.ok === true ? freeNames(parsed) : new Set();
  return likely.filter(({ local }) => free.has(local)).map(({ statement }) => statement);
}

const NAME = /[A-Za-z_$][\w$]*/g;
const IMPORTS = /^import\b[^;]*?['"][^'"\n]+['"]/gm;

/** Returns the import statements of code, as far as its text tells. */
export function importStatements(exampleCode: string): string {
  return exampleCode.match(IMPORTS)?.join('\n') ?? '';
}

function importOf(local: string, imported: string, specifier: string): string {
  return `import ${clauseOf(local, imported)} from '${specifier}';`;
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
