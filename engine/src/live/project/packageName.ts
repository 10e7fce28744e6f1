/** `@scope/name` or `name`, at the head of a specifier. */
const PACKAGE_NAME = /^(?:@[^/:]+\/)?[^./@:][^/:]*(?=\/|$)/;

/** Name of the package that a specifier names a module of; null for files and addresses. */
export function packageName(specifier: string): string | null {
  return PACKAGE_NAME.exec(specifier)?.[0] ?? null;
}
