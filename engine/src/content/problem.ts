import type { Location, Problem } from '../model.ts';

/** A problem that has to be fixed: `check` fails on it unless the baseline lists it. */
export function error(code: string, message: string, location: Location | null, hint: string | null = null): Problem {
  return { severity: 'error', code, message, hint, location };
}

/** Something that deserves a look but breaks nothing. */
export function warning(code: string, message: string, location: Location | null, hint: string | null = null): Problem {
  return { severity: 'warning', code, message, hint, location };
}

/** `file:line:column`, as far as it is known. */
export function formatLocation({ file, line, column }: Location): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

/** A problem on one line, as terminals show it. */
export function formatProblem({ severity, message, hint, location }: Problem): string {
  const place = location === null ? '' : `${formatLocation(location)}: `;
  return `${place}${severity}: ${message}${hint === null ? '' : ` ${hint}`}`;
}
