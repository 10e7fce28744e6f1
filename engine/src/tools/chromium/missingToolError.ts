/** Thrown when a browser, or what drives it, isn't on this machine; the message says what to do. */
export class MissingToolError extends Error {
  override name = 'MissingToolError';
}
