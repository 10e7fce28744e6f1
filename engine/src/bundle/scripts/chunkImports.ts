import type { build, Rolldown } from 'vite';

type BuildResult = Awaited<ReturnType<typeof build>>;

/** Returns the scripts of a build, by file name. */
export function chunksOf(result: BuildResult): Map<string, Rolldown.OutputChunk> {
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** Returns the static imports of a chunk, including transitive ones. */
export function importedFiles(
  { fileName, imports }: Rolldown.OutputChunk,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>
): string[] {
  const reached = new Set<string>([fileName]);
  const queue = [...imports];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const chunk = chunks.get(file);
    if (chunk && !reached.has(file)) {
      reached.add(file);
      queue.push(...chunk.imports);
    }
  }
  reached.delete(fileName);
  return [...reached];
}
