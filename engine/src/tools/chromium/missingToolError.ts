import { UserError } from '../../core/userError.ts';

/** Thrown when a browser, or what drives it, isn't on this machine; the message says what to do. */
export class MissingToolError extends UserError {
  override name = 'MissingToolError';
}
