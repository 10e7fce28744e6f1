/** A type that the reader asks about. */
export interface TypeReference {
  name: string;
  /** Of the document with its definition. */
  address: string;
}

/** The type that a link names: it leads to the definition, or says its address beside that of a page (`data-type`). */
export function typeReference({ textContent, dataset, pathname }: HTMLAnchorElement): TypeReference {
  const { type } = dataset;
  return { name: textContent, address: type === undefined || type === '' ? pathname : type };
}
