import { join, resolve } from 'node:path';

export const repositoryRoot = resolve(import.meta.dirname, '..');

/** Working folder of the benchmarks, within the repository so that sites can resolve its installed packages. */
export const workFolder = join(repositoryRoot, '.cache', 'bench');

export const resultsFile = join(repositoryRoot, 'bench', 'results', 'latest.json');
