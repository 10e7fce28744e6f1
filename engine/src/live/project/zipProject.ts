import { strToU8, zipSync } from 'fflate';

import type { ProjectFiles } from './viteProject.ts';

/** The files of a project in one folder of a zip archive. */
export function zipProject(files: ProjectFiles, folder: string): Uint8Array {
  const entries = Object.entries(files).map(
    ([path, content]) => [`${folder}/${path}`, typeof content === 'string' ? strToU8(content) : content] as const
  );
  return zipSync(Object.fromEntries(entries), { level: 6 });
}
