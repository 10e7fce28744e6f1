import { fileURLToPath } from 'node:url';

/** The published package contains JavaScript instead of TypeScript. */
const isSource = import.meta.filename.endsWith('.ts');

/**
 * Returns the path of a file of the engine, for what bundlers, processes, threads, and the dev server load by name.
 * @param source path of its source in `engine/src`, such as `ui/main.ts`
 */
export function engineFile(source: string): string {
  return fileURLToPath(new URL(`../${isSource ? source : source.replace(/\.tsx?$/, '.js')}`, import.meta.url));
}
