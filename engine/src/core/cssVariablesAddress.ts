/** Returns the address of the file with a prefix's CSS variables: for browsers, and for other programs. */
export function cssVariablesAddress(prefix: string): string {
  return `/api/css-variables/${prefix}.json`;
}
