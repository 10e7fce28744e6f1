import { relative, sep } from 'node:path';

const IN_PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+\/.+)$/;
/** The part of a path in a text that leads to a package; paths in messages stand after a quote or a space. */
const TO_PACKAGES = /[^\s"'`(]*\/node_modules\//g;

/**
 * How reports name a file: `@scope/package/path` in an installed package, else its path below the site's folder.
 * The same on every machine.
 */
export function displayName(file: string, siteFolder: string): string {
  const path = file.split(sep).join('/');
  return IN_PACKAGE.exec(path)?.[1] ?? relative(siteFolder, file).split(sep).join('/');
}

/** Shortens the paths in a message in the same way. */
export function displayText(text: string, siteFolder: string): string {
  return text.replaceAll(TO_PACKAGES, '').replaceAll(siteFolder + sep, '');
}
