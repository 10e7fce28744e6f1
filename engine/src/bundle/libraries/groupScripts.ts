import type { LibraryBundle } from './bundleLibraries.ts';

/** What is known of a chunk when scripts are made of chunks. */
export interface ChunkFacts {
  fileName: string;
  /** File names of chunks. */
  imports: readonly string[];
  dynamicImports: readonly string[];
  bytes: number;
}

/** Chunks that one script defines. */
export interface ScriptGroup {
  /** File name of its largest chunk. */
  name: string;
  chunks: string[];
  /** Indexes of the groups that it needs. */
  needs: number[];
}

/** A chunk below this size that this share of all libraries needs rides along with React, which all of them need. */
const SMALL_BYTES = 10_000;
const COMMON_SHARE = 1 / 3;
const LEAST_COMMON_COUNT = 3;

/**
 * Joins chunks that are always needed together: those that the same libraries lead to. What is only imported later,
 * by a call, is by itself.
 * @param common chunk that every program needs
 */
export function groupScripts(
  chunks: readonly ChunkFacts[],
  entries: LibraryBundle['entries'],
  common: string
): ScriptGroup[] {
  const factsOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const owners = ownersOf(entries, factsOf);
  const homeOf = new Map([...entries.values()].map(({ chunk, home }) => [chunk, home]));
  const groups = new Map<string, ChunkFacts[]>();
  const several = Math.max(LEAST_COMMON_COUNT, (owners.get(common)?.size ?? 0) * COMMON_SHARE);
  for (const chunk of chunks) {
    // The names of a library are useless without what they are names of.
    const own = owners.get(homeOf.get(chunk.fileName) ?? chunk.fileName);
    const isCommon = chunk.bytes < SMALL_BYTES && (own?.size ?? 0) >= several;
    const key = keyOf(isCommon ? owners.get(common) : own);
    groups.set(key, [...(groups.get(key) ?? []), chunk]);
  }
  const members = [...groups.values()].map((group) => group.toSorted((a, b) => b.bytes - a.bytes));
  const indexOf = new Map(members.flatMap((group, index) => group.map(({ fileName }) => [fileName, index] as const)));
  return members.map((group, index) => ({
    name: group[0]?.fileName ?? '',
    chunks: group.map(({ fileName }) => fileName),
    needs: [...new Set(group.flatMap(({ imports }) => imports.flatMap((file) => indexOf.get(file) ?? [])))]
      .filter((need) => need !== index)
      .sort((a, b) => a - b)
  }));
}

/** The libraries that lead to each chunk, named by the chunks that hold them; or the later import that does. */
function ownersOf(
  entries: LibraryBundle['entries'],
  factsOf: ReadonlyMap<string, ChunkFacts>
): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>();
  const own = (start: string, owner: string): void => {
    const queue = [start];
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const known = owners.get(file) ?? new Set<string>();
      if (!known.has(owner)) {
        owners.set(file, known.add(owner));
        queue.push(...(factsOf.get(file)?.imports ?? []));
      }
    }
  };
  for (const { chunk, home } of entries.values()) {
    own(chunk, home);
  }
  for (const later of new Set([...factsOf.values()].flatMap(({ dynamicImports }) => dynamicImports))) {
    own(later, `later ${later}`);
  }
  return owners;
}

function keyOf(owners: ReadonlySet<string> | undefined): string {
  return [...(owners ?? [])].sort().join(' ');
}
