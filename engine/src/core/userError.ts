/** An error whose message is complete for users: commands print it without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Formats an error for the terminal: the message of a `UserError`, the stack trace of a defect. */
export function errorText(error: unknown): string {
  if (error instanceof UserError) {
    return error.message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
