import { parseModule } from './parseModule.ts';

/** `@scope/name` or `name`, at the head of a specifier. */
const PACKAGE_NAME = /^(@[^/]+\/)?[^./@][^/]*/;

/** Names of the packages that a module imports; none if it doesn't parse. */
export function importedPackages(code: string): Set<string> {
  const parsed = parseModule(code);
  const imports = parsed.ok ? parsed.module.staticImports : [];
  return new Set(imports.flatMap(({ moduleRequest }) => PACKAGE_NAME.exec(moduleRequest.value)?.[0] ?? []));
}
