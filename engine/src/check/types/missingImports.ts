import { dirname, join } from 'node:path';
import { moduleNames } from '../../examples/moduleNames.ts';
import { isFileSpecifier } from '../../examples/moduleResolver.ts';
import { parseModule } from '../../examples/parseModule.ts';
import type { ScopeExports } from '../../examples/scopeExports.ts';
import type { Source } from '../../model.ts';

/** The Markdown file that shows an example. */
export type MarkdownHead = Pick<Source, 'file' | 'imports'>;

/** What the site's scope packages provide. */
export type ScopeNames = Pick<ScopeExports, 'owner'>;

interface NamedImport {
  local: string;
  imported: string;
  specifier: string;
}

/**
 * Import statements for the names that an example uses as values without declaring or importing them: those that its
 * Markdown imports, then those of the site's scope packages (`prepareExample` binds them in the same order).
 */
export function missingImports(code: string, markdown: MarkdownHead, scope: ScopeNames): string {
  const parsed = parseModule(code);
  if (!parsed.ok) {
    return '';
  }
  const { declared, referenced } = moduleNames(parsed.program);
  const imported = new Set(
    parsed.module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value))
  );
  return [...referenced]
    .filter((name) => !declared.has(name) && !imported.has(name))
    .flatMap((name) => provider(name, markdown, scope) ?? [])
    .map((found) => importStatement(found, dirname(markdown.file)))
    .join('\n');
}

function provider(local: string, { imports }: MarkdownHead, scope: ScopeNames): NamedImport | null {
  const binding = imports.find((candidate) => candidate.local === local);
  if (binding && binding.imported !== null) {
    return { local, imported: binding.imported, specifier: binding.specifier };
  }
  const owner = scope.owner(local);
  return owner === null ? null : { local, imported: local, specifier: owner };
}

function importStatement({ local, imported, specifier }: NamedImport, folder: string): string {
  const from = JSON.stringify(isFileSpecifier(specifier) ? join(folder, specifier) : specifier);
  return imported === '*' ? `import * as ${local} from ${from};` : `import { ${imported} as ${local} } from ${from};`;
}
