import { type Fact, snapshotOf } from './facts.ts';
import { type HistoryFile, type ReleaseSnapshot, SECTIONS } from './historyFile.ts';

const BASE = 36;
const SHORTENED = /^([\da-z]+) /;

interface StoredFact extends Pick<Fact, 'section' | 'group' | 'name'> {
  /** Index of its value in each release; null where it has none. */
  values: (number | null)[];
}

/** Returns the releases of a history, oldest first. */
export function readHistory({ releases, values, facts }: HistoryFile): ReleaseSnapshot[] {
  const stored = SECTIONS.flatMap((section) =>
    Object.entries(facts[section]).flatMap(([group, names]) =>
      Object.entries(names)
        .flatMap(([run, text]): StoredFact[] => {
          const indexes = valuesOf(run, releases.length);
          return splitNames(text).map((name) => ({ section, group, name, values: indexes }));
        })
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    )
  );
  return releases.map(({ name, packages }, index) => ({
    name,
    snapshot: snapshotOf(
      stored.flatMap(({ values: indexes, ...fact }): Fact[] => {
        const value = indexes[index];
        return typeof value === 'number' ? [{ ...fact, value: values[value] }] : [];
      }),
      packages
    )
  }));
}

function valuesOf(run: string, releases: number): (number | null)[] {
  const steps = run.includes(':') ? run.split(',').map((step) => step.split(':')) : [['0', run]];
  const values = Array.from<number | null>({ length: releases }).fill(null);
  for (const [from = '', value = ''] of steps) {
    values.fill(value === '-' ? null : Number(value), Number(from));
  }
  return values;
}

function splitNames(text: string): string[] {
  const names: string[] = [];
  for (const part of text.split('\n')) {
    const [mark, shared = '0'] = SHORTENED.exec(part) ?? [''];
    names.push((names.at(-1) ?? '').slice(0, parseInt(shared, BASE)) + part.slice(mark.length));
  }
  return names;
}
