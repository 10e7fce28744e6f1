/** Returns the accessible description of an element. Runs in the page. */
export function readDescription(element: Element): string {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((id) => id !== '');
  const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '');
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}
