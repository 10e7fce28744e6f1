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
