/** Address of what programs may import, and of where the parts of the live examples are (`LiveSetup`). */
export const SETUP_ADDRESS = '/code.json';
/** Address of the names that libraries export: `{ specifier: names }`, for completion in the editor. */
export const NAMES_ADDRESS = '/code-names.json';

/** Address of the code of a tab's examples (`TabCode`). */
export function tabCodeAddress(tabPath: string): string {
  return `/code${tabPath}.json`;
}

/** Address of the document with the code of a tab's examples, for readers without a script. */
export function codeDocumentAddress(tabPath: string): string {
  return `/code${tabPath}.html`;
}

/**
 * Address of one example's code there.
 * @param path address of the example alone: its tab's, and its slug
 */
export function codeAnchor(path: string, slug: string): string {
  return `${codeDocumentAddress(tabOfExample(path, slug))}#${slug}`;
}

/** Address of the tab that holds an example. */
export function tabOfExample(path: string, slug: string): string {
  return path.slice(0, -slug.length - 1);
}
