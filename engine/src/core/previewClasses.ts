/**
 * Returns the classes of an inline example's root element: its own, and one by which style sheets of packages recognize
 * inline examples, e.g. `ws-react-c-button ws-preview`.
 */
export function inPageClasses(previewClass: string): string {
  return `${previewClass} ${prefixOf(previewClass)}-preview`;
}

/** Returns the class of the element around an HTML example's markup, e.g. `ws-preview-html`. */
export function markupClass(previewClass: string): string {
  return `${prefixOf(previewClass)}-preview-html`;
}

/** Returns `examples.classPrefix` of the configuration, which contains no dash. */
function prefixOf(previewClass: string): string {
  return previewClass.split('-', 1).join();
}
