/** A component whose properties readers can try: the data of its section, whose rows have the attributes (`data-sample`). */
export interface TriedComponent {
  component: string;
  /** Slug of an example that uses it. */
  example: string;
}

/** Reads the component that a row of properties belongs to; null if none of the page's examples uses it. */
export function triedComponentOf(row: Element): TriedComponent | null {
  const props = row.closest<HTMLElement>('section[data-props]')?.dataset['props'];
  return props === undefined ? null : (JSON.parse(props) as TriedComponent);
}
