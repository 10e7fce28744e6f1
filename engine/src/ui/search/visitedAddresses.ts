/** Enough to find the last tab with code; more would only be sent back and forth. */
const MOST = 30;

/** Returns the addresses that the reader has visited in this window, the latest first. Nothing is stored for them. */
export function visitedAddresses(): string[] {
  // Not in every browser.
  const { navigation } = window as Partial<Window>;
  const past = navigation?.entries().slice(0, (navigation.currentEntry?.index ?? -1) + 1) ?? [];
  const paths = past.flatMap(({ url }) => (url === null ? [] : new URL(url).pathname));
  return [...new Set([location.pathname, ...paths.reverse()])].slice(0, MOST);
}
