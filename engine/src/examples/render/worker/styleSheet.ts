/** True for a style sheet, which means nothing on the server. */
export function isStyleSheet(specifier: string): boolean {
  return /\.(?:css|scss|sass|less)$/i.test(specifier);
}
