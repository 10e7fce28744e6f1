import { type Change, changesIn } from './changes.ts';
import { readSite, type SiteFiles } from './readSite.ts';

/** A kind of difference between two sites. */
export interface DifferenceKind {
  name: string;
  /** Number of places, and of the files that contain them. */
  places: number;
  files: number;
  /** The first place. */
  example: { path: string } & Pick<Change, 'before' | 'after'>;
}

/** The differences between two sites. */
export interface Comparison {
  /** Number of files that are the same in both. */
  equal: number;
  different: number;
  /** The most frequent kind first. */
  kinds: DifferenceKind[];
}

/** Compares two built sites. @param before folder of a site @param after folder of the other one */
export function compareSites(before: string, after: string): Comparison {
  const [old, current] = [readSite(before), readSite(after)];
  const kinds = new Map<string, DifferenceKind>();
  let [equal, different] = [0, 0];
  for (const name of new Set([...old.keys(), ...current.keys()])) {
    const [removed, added] = unequalFiles(old, current, name);
    equal +=
      Math.min(old.get(name)?.length ?? 0, current.get(name)?.length ?? 0) - Math.min(removed.length, added.length);
    for (let index = 0; index < Math.max(removed.length, added.length); index++) {
      different++;
      const path = removed[index]?.path ?? added[index]?.path ?? name;
      const changes = changesIn(name, removed[index]?.content ?? null, added[index]?.content ?? null);
      const counted = new Set<string>();
      for (const { kind, before: was, after: is } of changes) {
        const known = kinds.get(kind) ?? { name: kind, places: 0, files: 0, example: { path, before: was, after: is } };
        known.places++;
        known.files += counted.has(kind) ? 0 : 1;
        counted.add(kind);
        kinds.set(kind, known);
      }
    }
  }
  return { equal, different, kinds: [...kinds.values()].toSorted((a, b) => b.files - a.files || b.places - a.places) };
}

interface Read {
  path: string;
  content: string;
}

/** Returns the files of a name whose content only one of the sites has. */
function unequalFiles(old: SiteFiles, current: SiteFiles, name: string): [Read[], Read[]] {
  const [before, after] = [old, current].map((files) =>
    (files.get(name) ?? []).map(({ path, read }): Read => ({ path, content: read() }))
  ) as [Read[], Read[]];
  const removed: Read[] = [];
  for (const file of before) {
    const index = after.findIndex(({ content }) => content === file.content);
    if (index === -1) {
      removed.push(file);
    } else {
      after.splice(index, 1);
    }
  }
  return [removed, after];
}
