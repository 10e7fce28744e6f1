import type { Location, Problem } from '../model.ts';

/** A fault that must be mended: `check` fails on it unless the allow-list knows it. */
export function error(code: string, message: string, location: Location | null, hint: string | null = null): Problem {
  return { severity: 'error', code, message, hint, location };
}

/** Something that deserves a look but breaks nothing. */
export function warning(
  code: string,
  message: string,
  location: Location | null,
  hint: string | null = null
): Problem {
  return { severity: 'warning', code, message, hint, location };
}
