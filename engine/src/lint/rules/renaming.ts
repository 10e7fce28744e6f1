import type { Fault } from '../finding.ts';

/** The change of a name to another one, if there is one. */
export function renaming(from: string, to: string | null): Pick<Fault, 'change'> {
  return to === null ? {} : { change: { kind: 'name', from, to } };
}
