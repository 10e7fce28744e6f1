/** How browsers begin the message of a module, or one that it imports, that could not be fetched. */
const MESSAGES = /dynamically imported module|Importing a module script failed/i;

/** Whether an `import()` failed on the way, and may succeed later; errors of the module itself stay. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && MESSAGES.test(error.message);
}
