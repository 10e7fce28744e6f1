import type {
  Change,
  ComponentChange,
  ExampleChange,
  ExportChange,
  FieldChange,
  IconChange,
  ListedChange,
  PackageChange,
  TokenChange,
  VariableChange
} from './change.ts';
import { type NameDifference, compareNames, withoutVersion } from './compareNames.ts';
import { compareProps, deprecation } from './compareProps.ts';
import { matchComponents } from './matchComponents.ts';
import { nameOf, packageOf, type Snapshot } from './snapshot.ts';

/**
 * Lists the differences between two releases, by subject: packages, components with their properties, other exports,
 * variables, tokens, icons, and examples. Of a package that only one of them has, the parts are not listed, but for
 * components that come from, or went to, another package.
 */
export function compareSnapshots(before: Snapshot, after: Snapshot): Change[] {
  const isInBoth = (name: string): boolean =>
    Object.hasOwn(before.packages, name) && Object.hasOwn(after.packages, name);
  const exported = compareNames(Object.keys(before.exports), Object.keys(after.exports), nameOf);
  return [
    ...comparePackages(before, after),
    ...compareComponents(before, after, isInBoth),
    ...compareExports(before, after, exported, isInBoth),
    ...compareFields(before, after, exported),
    ...compareVariables(before, after),
    ...compareTokens(before, after),
    ...compareIcons(before, after, isInBoth),
    ...compareExamples(before, after, isInBoth)
  ];
}

function comparePackages({ packages: before }: Snapshot, { packages: after }: Snapshot): PackageChange[] {
  return sorted([...Object.keys(before), ...Object.keys(after)]).flatMap((name) => {
    const [old = null, recent = null] = [before[name], after[name]];
    const kind = old === null ? 'added' : recent === null ? 'removed' : 'version';
    return old === recent ? [] : [{ subject: 'package', package: name, kind, before: old, after: recent }];
  });
}

function compareComponents(before: Snapshot, after: Snapshot, isInBoth: (name: string) => boolean): ListedChange[] {
  const { pairs, added, removed } = matchComponents(before, after);
  const presence = (id: string, kind: 'added' | 'removed'): ComponentChange[] =>
    isInBoth(packageOf(id)) ? [{ subject: 'component', component: id, kind, before: null, after: null }] : [];
  const changes = [
    ...added.flatMap((id) => presence(id, 'added')),
    ...removed.flatMap((id) => presence(id, 'removed')),
    ...pairs.flatMap((pair): ListedChange[] => {
      const [old, recent] = [before.components[pair.before], after.components[pair.after]];
      const change = { subject: 'component', component: pair.after } as const;
      const deprecated = deprecation(old?.deprecated, recent?.deprecated);
      return [
        ...(pair.before === pair.after ? [] : [{ ...change, kind: 'moved' as const, ...pair }]),
        ...(deprecated ? [{ ...change, ...deprecated }] : []),
        ...compareProps(pair.after, old?.props ?? {}, recent?.props ?? {})
      ];
    })
  ];
  return changes.toSorted((a, b) => order(a.component, b.component));
}

function compareExports(
  before: Snapshot,
  after: Snapshot,
  { added, removed, renamed }: NameDifference,
  isInBoth: (name: string) => boolean
): ExportChange[] {
  const presence = (id: string, kind: 'added' | 'removed'): ExportChange[] =>
    isInBoth(packageOf(id)) ? [{ subject: 'export', export: id, kind, before: null, after: null }] : [];
  return [
    ...added.flatMap((id) => presence(id, 'added')),
    ...removed.flatMap((id) => presence(id, 'removed')),
    ...renamed.map((pair) => ({ subject: 'export' as const, export: pair.after, kind: 'moved' as const, ...pair })),
    ...exportPairs(before, after, renamed).flatMap((pair): ExportChange[] => {
      const change = deprecation(before.exports[pair.before]?.deprecated, after.exports[pair.after]?.deprecated);
      return change ? [{ subject: 'export', export: pair.after, ...change }] : [];
    })
  ].toSorted((a, b) => order(a.export, b.export));
}

/** Compares the properties of exported types; releases that were read without them have none to compare. */
function compareFields(before: Snapshot, after: Snapshot, { renamed }: NameDifference): FieldChange[] {
  return exportPairs(before, after, renamed)
    .toSorted((a, b) => order(a.after, b.after))
    .flatMap((pair) => {
      const [old, recent] = [before.exports[pair.before]?.fields, after.exports[pair.after]?.fields];
      const changes = old && recent ? compareProps(pair.after, old, recent) : [];
      return changes.map(({ prop, kind, before: was, after: is }): FieldChange => ({
        subject: 'field',
        export: pair.after,
        field: prop,
        kind,
        before: was,
        after: is
      }));
    });
}

/** The exports that both releases have, by their ids in each. */
function exportPairs(before: Snapshot, after: Snapshot, renamed: NameDifference['renamed']): NameDifference['renamed'] {
  const kept = Object.keys(before.exports).filter((id) => Object.hasOwn(after.exports, id));
  return [...renamed, ...kept.map((id) => ({ before: id, after: id }))];
}

function compareVariables(before: Snapshot, after: Snapshot): VariableChange[] {
  const old = prefixes(before);
  const recent = prefixes(after);
  const { added, removed, renamed } = compareNames([...old.keys()], [...recent.keys()], withoutVersion);
  const change = (variable: string): Pick<VariableChange, 'subject' | 'variable' | 'prefix'> => ({
    subject: 'variable',
    variable,
    prefix: recent.get(variable) ?? old.get(variable) ?? ''
  });
  return [
    ...added.map((name) => ({ ...change(name), kind: 'added' as const, before: null, after: null })),
    ...removed.map((name) => ({ ...change(name), kind: 'removed' as const, before: null, after: null })),
    ...renamed.map((pair) => ({ ...change(pair.after), kind: 'renamed' as const, ...pair }))
  ].toSorted((a, b) => order(a.prefix, b.prefix) || order(a.variable, b.variable));
}

/** The first style sheet that sets each variable. */
function prefixes({ variables }: Snapshot): Map<string, string> {
  const pairs = Object.entries(variables).flatMap(([prefix, names]) => names.map((name) => [name, prefix] as const));
  return new Map(pairs.toReversed());
}

function compareTokens({ tokens: before }: Snapshot, { tokens: after }: Snapshot): TokenChange[] {
  return sorted([...Object.keys(before), ...Object.keys(after)]).flatMap((token): TokenChange[] => {
    const [old, recent] = [before[token], after[token]];
    if (old && recent) {
      return themesOf(old, recent).flatMap((theme) => {
        const [from, to] = [valueIn(old, theme), valueIn(recent, theme)];
        return from === to ? [] : [{ subject: 'token', token, kind: 'value', theme, before: from, after: to }];
      });
    }
    const kind = old ? 'removed' : 'added';
    const [first = null] = Object.values(old ?? recent ?? {});
    return [{ subject: 'token', token, kind, theme: null, before: old ? first : null, after: old ? null : first }];
  });
}

type Values = Snapshot['tokens'][string];

function themesOf(one: Values, other: Values): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}

/** A theme without a value of its own has that of the first one. */
function valueIn(values: Values, theme: string): string | null {
  return values[theme] ?? Object.values(values)[0] ?? null;
}

function compareIcons(before: Snapshot, after: Snapshot, isInBoth: (name: string) => boolean): IconChange[] {
  return keysOf(before.icons, after.icons)
    .filter(isInBoth)
    .flatMap((name) =>
      presenceOf(before.icons[name] ?? [], after.icons[name] ?? []).map(({ name: icon, ...change }) => ({
        subject: 'icon',
        icon,
        package: name,
        ...change
      }))
    );
}

function compareExamples(before: Snapshot, after: Snapshot, isInBoth: (name: string) => boolean): ExampleChange[] {
  return keysOf(before.examples, after.examples).flatMap((tab) => {
    const [old, recent] = [before.examples[tab], after.examples[tab]];
    const owner = recent?.package ?? old?.package ?? '';
    return isInBoth(owner)
      ? presenceOf(old?.titles ?? [], recent?.titles ?? []).map(({ name: example, ...change }) => ({
          subject: 'example',
          example,
          tab,
          package: owner,
          ...change
        }))
      : [];
  });
}

interface PresenceChange {
  name: string;
  kind: 'added' | 'removed';
  before: null;
  after: null;
}

function presenceOf(before: readonly string[], after: readonly string[]): PresenceChange[] {
  const { added, removed } = compareNames(before, after, (name) => name);
  return [
    ...added.map((name) => ({ name, kind: 'added' as const, before: null, after: null })),
    ...removed.map((name) => ({ name, kind: 'removed' as const, before: null, after: null }))
  ].toSorted((a, b) => order(a.name, b.name));
}

function keysOf(one: object, other: object): string[] {
  return sorted([...Object.keys(one), ...Object.keys(other)]);
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}

/** By code units, so that files are the same everywhere. */
function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
