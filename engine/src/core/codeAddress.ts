/** Address of the libraries and scripts of live examples (`LiveSetup`). */
export const SETUP_ADDRESS = '/code.json';
/** Address of the export names of all libraries, `{ specifier: names }`, for completion in the editor. */
export const NAMES_ADDRESS = '/code-names.json';

/** Returns the address of the code of a tab's examples, as programs get it. */
export function examplesAddress(tabPath: string): string {
  return `/api/examples${tabPath}.json`;
}

/** Returns the address of what else is needed to edit and run a tab's examples (`TabSetup`). */
export function tabSetupAddress(tabPath: string): string {
  return `/code${tabPath}.json`;
}

/** Returns the address of the document that shows the code of a tab's examples without scripts. */
export function codeDocumentAddress(tabPath: string): string {
  return `/code${tabPath}.html`;
}

/**
 * Returns the address of an example in its tab's code document.
 * @param path address of the example's own document: its tab's address and its slug
 */
export function codeAnchor(path: string, slug: string): string {
  return `${codeDocumentAddress(tabOfExample(path))}#${slug}`;
}

/** Returns the address of the tab that contains an example. */
export function tabOfExample(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
