/** Makes these the children of an element, and leaves alone what stays: it may be under the pointer or have the focus. */
export function setChildren(parent: Element, children: readonly Element[]): void {
  const wanted = new Set<Element>(children);
  for (const child of [...parent.children]) {
    if (!wanted.has(child)) {
      child.remove();
    }
  }
  children.forEach((child, index) => {
    const before = parent.children[index];
    if (before !== child) {
      parent.insertBefore(child, before ?? null);
    }
  });
}
