/** A text as part of a regular expression, where each of its characters stands for itself. */
export function escapeRegExp(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`);
}
