/**
 * Calls back with an element whenever its size or that of what it holds may have changed.
 * @returns stops watching
 */
export function watchSizes(elements: readonly HTMLElement[], onChange: (element: HTMLElement) => void): () => void {
  const owners = new Map<Element, HTMLElement>();
  for (const element of elements) {
    owners.set(element, element);
    for (const child of element.children) {
      owners.set(child, element);
    }
  }
  const observer = new ResizeObserver((entries) => {
    const changed = new Set(entries.map(({ target }) => owners.get(target)));
    changed.forEach((element) => element && onChange(element));
  });
  owners.forEach((_, element) => observer.observe(element));
  return () => observer.disconnect();
}
