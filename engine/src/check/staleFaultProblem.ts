import { join } from 'node:path';
import { error } from '../content/problem.ts';
import type { Problem } from '../model.ts';
import { type StaleFault, isOfRelease } from './applyKnownFaults.ts';
import { findQuoted } from './findQuoted.ts';
import { KNOWN_FAULTS_FILE, knownFaultFiles } from './loadKnownFaults.ts';

/** The error that asks to shorten the list of known faults. */
export function staleFaultProblem({ fault, path, found, installed }: StaleFault, siteFolder: string): Problem {
  const files = knownFaultFiles(siteFolder);
  const location = findQuoted([path], files) ?? { file: join(siteFolder, KNOWN_FAULTS_FILE) };
  const entry = `${fault.package}/${path}, ${fault.code} "${fault.match}"`;
  if (installed === null) {
    return error('known-fault-gone', `${entry}: the package is not installed.`, location, 'Remove the entry.');
  }
  if (!isOfRelease(installed, fault.versions)) {
    const message = `${entry}: reviewed for ${fault.versions}, but ${installed} is installed.`;
    return error('known-fault-gone', message, location, 'Review the fault again, then change `versions` or remove it.');
  }
  const message = `${entry}: ${fault.files[path] ?? 0} listed, ${found} found.`;
  const hint = found === 0 ? 'It has been mended: remove it from the list.' : `Lower the number to ${found}.`;
  return error('known-fault-gone', message, location, hint);
}
