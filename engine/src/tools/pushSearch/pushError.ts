/** Records can't be sent; the message says why and what to do, and holds no key. */
export class PushError extends Error {
  override name = 'PushError';
}
