import { dirname, join } from 'node:path';
import { moduleNames } from '../../examples/moduleNames.ts';
import { isFileSpecifier } from '../../examples/moduleResolver.ts';
import { parseModule } from '../../examples/parseModule.ts';
import type { ScopeExports } from '../../examples/scopeExports.ts';
import type { MarkdownImport, Source } from '../../model.ts';

/**
 * Import statements for the names that an example uses as values without declaring or importing them: those that its
 * Markdown imports, then those of the site's scope packages (`prepareExample` binds them in the same order).
 */
export function missingImports(code: string, markdown: Pick<Source, 'file' | 'imports'>, scope: ScopeExports): string {
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
    .flatMap((name) => importOf(name, markdown, scope) ?? [])
    .join('\n');
}

function importOf(name: string, markdown: Pick<Source, 'file' | 'imports'>, scope: ScopeExports): string | null {
  const binding = markdown.imports.find(({ local }) => local === name);
  if (binding) {
    return importStatement(binding, dirname(markdown.file));
  }
  const owner = scope.owner(name);
  return owner === null ? null : `import { ${name} } from '${owner}';`;
}

function importStatement({ local, imported, specifier }: MarkdownImport, folder: string): string {
  const from = JSON.stringify(isFileSpecifier(specifier) ? join(folder, specifier) : specifier);
  return imported === '*' ? `import * as ${local} from ${from};` : `import { ${imported} as ${local} } from ${from};`;
}
