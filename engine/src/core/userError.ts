/** An error that its message explains to the user, so that commands print it without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}

/** An error as a terminal shows it: one of the user by its message, a defect with its stack. */
export function errorText(error: unknown): string {
  if (error instanceof UserError) {
    return error.message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
