/** An error whose message is complete for users: commands print it without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Formats an error for the terminal: a sentence for users, the stack trace of a defect. */
export function errorText(error: unknown): string {
  if (error instanceof UserError) {
    return error.message;
  }
  return systemErrorText(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** Causes that are not the program's, by the codes of the operating system. */
const CAUSES: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied. Check the owner and the permissions',
  EPERM: 'the system does not permit it. Check the owner and the permissions',
  EROFS: 'the file system is read-only. Choose another folder, or mount it for writing',
  ENOSPC: 'the disk is full. Free some space',
  EDQUOT: 'the disk quota is used up. Free some space',
  EMFILE: 'too many files are open. Raise the limit (ulimit -n)',
  ENFILE: 'too many files are open on this machine. End other programs',
  EIO: 'the disk reports an error. Check it',
  ELOOP: 'its symbolic links lead in a circle. Remove one',
  ENAMETOOLONG: 'its name is too long. Shorten it'
};

/** Says what the operating system refused, and what to do; null for errors that are defects of the program. */
function systemErrorText(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) {
    return null;
  }
  const cause = CAUSES[String(error.code)];
  const place = 'path' in error ? String(error.path) : 'A file';
  return cause === undefined ? null : `${place} can't be used (${String(error.syscall)}): ${cause}.`;
}
