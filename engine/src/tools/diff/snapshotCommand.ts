import { type CommandLine, UsageError } from '../cli/commandLine.ts';
import { openSnapshot } from './openSnapshot.ts';
import { releaseSource } from './releaseSource.ts';

/** `patternbook snapshot`: prints what `diff` compares of a release. */
export async function snapshot({ files, packages, site }: CommandLine): Promise<number> {
  const [name, ...others] = files;
  if (name === undefined || others.length > 0) {
    throw new UsageError(
      '"snapshot" needs one release, such as "patternbook snapshot 2.4" or the folder of a project.'
    );
  }
  const found = await openSnapshot(name, await releaseSource({ packages, site }));
  process.stdout.write(`${JSON.stringify(found)}\n`);
  return 0;
}
