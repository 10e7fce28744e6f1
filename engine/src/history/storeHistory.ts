import { type Fact, factsOf } from './facts.ts';
import {
  HISTORY_FORMAT,
  type HistoryFile,
  type ReleaseSnapshot,
  SECTIONS,
  type Section,
  type StoredNames
} from './historyFile.ts';

const ABSENT = '-';
const BASE = 36;

/** A name, and the JSON of its facts in each release; null where it has none. */
interface NameHistory extends Pick<Fact, 'section' | 'group' | 'name'> {
  values: (string | null)[];
}

/** Puts releases into one file. @param releases oldest first */
export function storeHistory(releases: readonly ReleaseSnapshot[]): HistoryFile {
  const names = namesOf(releases);
  const values = valuesByUse(names);
  const indexes = new Map(values.map((value, index) => [value, index]));
  const facts = Object.fromEntries(
    SECTIONS.map((section) => [
      section,
      groupsOf(
        names.filter((name) => name.section === section),
        indexes
      )
    ])
  );
  return {
    format: HISTORY_FORMAT,
    releases: releases.map(({ name, snapshot }) => ({ name, packages: snapshot.packages })),
    values: values.map((value) => JSON.parse(value) as unknown),
    facts: facts as Record<Section, Record<string, StoredNames>>
  };
}

function namesOf(releases: readonly ReleaseSnapshot[]): NameHistory[] {
  const found = new Map<string, NameHistory>();
  releases.forEach(({ snapshot }, index) => {
    for (const { section, group, name, value } of factsOf(snapshot)) {
      const key = JSON.stringify([section, group, name]);
      const known = found.get(key) ?? { section, group, name, values: releases.map(() => null) };
      known.values[index] = JSON.stringify(value);
      found.set(key, known);
    }
  });
  return [...found.values()];
}

/** All different values, the most frequent first, so that most indexes are short. */
function valuesByUse(names: readonly NameHistory[]): string[] {
  const uses = new Map<string, number>();
  for (const value of names.flatMap(({ values }) => [...new Set(values)])) {
    if (value !== null) {
      uses.set(value, (uses.get(value) ?? 0) + 1);
    }
  }
  return [...uses].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([value]) => value);
}

function groupsOf(
  names: readonly NameHistory[],
  indexes: ReadonlyMap<string, number>
): Record<string, Record<string, string>> {
  const groups = [...Map.groupBy(names, ({ group }) => group)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    groups.map(([group, members]) => {
      const runs = [...Map.groupBy(members, ({ values }) => runOf(values, indexes))];
      return [
        group,
        Object.fromEntries(
          runs
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([run, list]) => [run, joinNames(list.map(({ name }) => name))])
        )
      ];
    })
  );
}

function runOf(values: readonly (string | null)[], indexes: ReadonlyMap<string, number>): string {
  const texts = values.map((value) => (value === null ? ABSENT : String(indexes.get(value))));
  const [first = ABSENT] = texts;
  if (texts.every((text) => text === first)) {
    return first;
  }
  return texts.flatMap((text, index) => (text === (texts[index - 1] ?? ABSENT) ? [] : [`${index}:${text}`])).join(',');
}

/** Whether a name must say that it has nothing in common with the one before it. */
const LOOKS_SHORTENED = /^[\da-z]+ /;

function joinNames(names: readonly string[]): string {
  const sorted = names.toSorted();
  return sorted
    .map((name, index) => {
      const shared = commonStart(sorted[index - 1] ?? '', name);
      const isShorter = shared > shared.toString(BASE).length + 1;
      return isShorter || LOOKS_SHORTENED.test(name)
        ? `${(isShorter ? shared : 0).toString(BASE)} ${name.slice(isShorter ? shared : 0)}`
        : name;
    })
    .join('\n');
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charCodeAt(length) === other.charCodeAt(length)) {
    length++;
  }
  return length;
}
