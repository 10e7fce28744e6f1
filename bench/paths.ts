import { join, resolve } from 'node:path';

export const repositoryRoot = resolve(import.meta.dirname, '..');

/** What the benchmarks write; below the repository, so that sites in it find the installed packages. */
export const workFolder = join(repositoryRoot, '.cache', 'bench');

export const resultsFile = join(repositoryRoot, 'bench', 'results', 'latest.json');
