/**
 * Returns the address of a list that another address continues, as `/training/react` for
 * `/training/react-first-steps`: the page that a page belongs to which the navigation leaves out.
 * @param listed addresses of the list
 * @returns the longest such address; undefined if no address of the list begins `path`
 */
export function listedPageOf(path: string, listed: readonly string[]): string | undefined {
  // In this order, the longest of several beginnings is last.
  return listed
    .filter((start) => path.startsWith(start) && /[-/]/.test(path.charAt(start.length)))
    .toSorted()
    .pop();
}
