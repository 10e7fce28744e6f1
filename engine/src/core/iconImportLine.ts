import type { IconEntry } from './iconData.ts';

/** The line of code that imports an icon: its component, or the address of its picture. */
export function importLine({ name, component, importPath }: IconEntry): string {
  return component === null
    ? `import ${camelCase(name)} from '${importPath}';`
    : `import { ${component} } from '${importPath}';`;
}

/** A name that scripts may give to a variable. */
function camelCase(name: string): string {
  const joined = name.replace(/[^A-Za-z\d]+(.?)/g, (_, next: string) => next.toUpperCase());
  return /^\d/.test(joined) ? `icon${joined}` : joined;
}
