/** Which lists of the side navigation the reader has opened on this visit. */
const KEY = 'patternbook-open-sections';

/** Places (`section` or `section/subsection`) of the lists that the reader has opened and not closed again. */
export function readOpenSections(): Set<string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((place) => typeof place === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Where the browser stores nothing, lists close with the next page. */
export function rememberSection(place: string, isOpen: boolean): void {
  const places = readOpenSections();
  if (isOpen) {
    places.add(place);
  } else {
    places.delete(place);
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places]));
  } catch {
    // See above.
  }
}
