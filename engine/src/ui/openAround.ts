/** Opens the collapsed parts around an element, so that it can be scrolled to. */
export function openAround(element: Element): void {
  for (let part = element.closest('details'); part; part = part.parentElement?.closest('details') ?? null) {
    part.open = true;
  }
}
