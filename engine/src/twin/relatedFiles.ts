import type { BlockContent, RootContent } from 'mdast';

import * as texts from '../core/texts.ts';
import type { ExampleCode, ProjectFile, TabCode } from '../core/tabCode.ts';
import { moduleImports } from '../examples/importBindings.ts';
import { moduleNames } from '../examples/moduleNames.ts';
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

/** A name that code gets from a module: `default`, `*`, or a named export. */
interface MissingImport {
  specifier: string;
  imported: string;
}

/** Statements that import what the code uses without importing it, as the build of the example resolves it. */
function missingImports(exampleCode: string, bindings: TabCode['bindings'], scope: ScopeOwners): string[] {
  const moduleOf = (local: string): MissingImport | null => {
    const bound = Object.hasOwn(bindings, local) ? bindings[local] : undefined;
    if (bound !== undefined) {
      const specifier = 'package' in bound.from ? bound.from.package : `./${bound.from.file}`;
      return { specifier, imported: bound.imported };
    }
    if (local === 'React') {
      return { specifier: 'react', imported: '*' };
    }
    const owner = scope.owner(local);
    return owner === null ? null : { specifier: owner, imported: local };
  };
  return namesToImport(exampleCode, (local) => moduleOf(local) !== null).flatMap((local) => {
    const found = moduleOf(local);
    return found === null ? [] : `import ${clauseOf(local, found.imported)} from '${found.specifier}';`;
  });
}

const NAME = /[A-Za-z_$][\w$]*/g;
const IMPORTS = /^import\b[^;]*?['"][^'"\n]+['"]/gm;

/** Returns the names that code uses without declaring or importing them. Most code names none outside of its imports, and is not parsed. */
function namesToImport(exampleCode: string, isKnown: (local: string) => boolean): string[] {
  const inImports = new Set(exampleCode.match(IMPORTS)?.join(' ').match(NAME));
  const likely = [...new Set(exampleCode.match(NAME))].filter((name) => !inImports.has(name) && isKnown(name));
  const parsed = likely.length === 0 ? null : parseModule(exampleCode);
  if (parsed?.ok !== true) {
    return [];
  }
  const { declared, referenced } = moduleNames(parsed.program);
  const imported = new Set(moduleImports(parsed.program, exampleCode).bindings.map(({ local }) => local));
  return likely.filter((local) => referenced.has(local) && !declared.has(local) && !imported.has(local));
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
