/**
 * Classes of an example's root in a page: its own, and one that tells style sheets of packages that it stands in a page,
 * e.g. `ws-react-c-button ws-preview`.
 */
export function inPageClasses(previewClass: string): string {
  return `${previewClass} ${prefixOf(previewClass)}-preview`;
}

/** Class of the element around the markup of an HTML example, e.g. `ws-preview-html`. */
export function markupClass(previewClass: string): string {
  return `${prefixOf(previewClass)}-preview-html`;
}

/** `examples.classPrefix` of the configuration, which holds no dash. */
function prefixOf(previewClass: string): string {
  return previewClass.split('-', 1).join();
}
