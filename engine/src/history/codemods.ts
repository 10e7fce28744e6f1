import { type Change, movesOf } from './change.ts';

/** What a rule of a codemod mends, by what code called it before. */
export interface CodemodRule {
  /** Address about it. */
  href: string;
  /** Ids of components that were removed or moved. */
  components?: readonly string[] | undefined;
  /** Ids of other exports that were removed or moved. */
  exports?: readonly string[] | undefined;
  /** Properties that were removed or renamed, became required, or accept other values, by the id of their component. */
  props?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** A published program that changes code for a release. Plain data. */
export interface Codemod {
  /** Stored release that it leads to. */
  release: string;
  /** Command that runs it; `{rules}` stands for the names of rules, separated by commas. */
  command: string;
  rules: Readonly<Record<string, CodemodRule>>;
}

/** A rule that mends a change. */
export interface Fix {
  codemod: Codemod;
  rule: string;
  href: string;
}

/** Returns the rules that mend a change; none for most, and for all that are not about components, props, or exports. */
export type FixesOf = (change: Change) => readonly Fix[];

/**
 * Finds what mends the changes between two releases.
 * @param changes all of them: they say where components were before
 */
export function createFixesOf(codemods: readonly Codemod[], changes: readonly Change[]): FixesOf {
  const moves = movesOf(changes);
  const rules = codemods.flatMap((codemod) =>
    Object.entries(codemod.rules).map(([name, mended]) => ({ mended, fix: { codemod, rule: name, href: mended.href } }))
  );
  return (change) =>
    rules.flatMap(({ mended, fix }) => (mends(mended, change, (id) => moves.get(id) ?? id) ? [fix] : []));
}

/** Leaves the codemods that lead from one release to another one, or to one in between. @param releases oldest first */
export function codemodsBetween(
  codemods: readonly Codemod[],
  releases: readonly { name: string }[],
  from: string,
  to: string
): Codemod[] {
  const place = (release: string): number => releases.findIndex(({ name }) => name === release);
  return codemods.filter(({ release }) => place(release) > place(from) && place(release) <= place(to));
}

/** Returns the commands that apply the rules: one for each codemod. */
export function commandsOf(fixes: readonly Fix[]): string[] {
  return [...Map.groupBy(fixes, ({ codemod }) => codemod)].map(([{ command }, own]) =>
    command.replaceAll('{rules}', [...new Set(own.map(({ rule }) => rule))].join(','))
  );
}

function mends(
  { components = [], exports = [], props = {} }: CodemodRule,
  change: Change,
  idBefore: (id: string) => string
): boolean {
  switch (change.subject) {
    case 'component':
      return isPlace(change) && components.includes(change.before ?? change.component);
    case 'export':
      return isPlace(change) && exports.includes(change.before ?? change.export);
    case 'prop': {
      const names = props[idBefore(change.component)] ?? [];
      const isMendable = ['removed', 'renamed', 'type', 'required'].includes(change.kind);
      return isMendable && names.includes(change.kind === 'renamed' ? (change.before ?? change.prop) : change.prop);
    }
    case 'field':
    case 'variable':
    case 'token':
    case 'icon':
    case 'package':
    case 'example':
      return false;
  }
}

function isPlace({ kind }: { kind: string }): boolean {
  return kind === 'removed' || kind === 'moved';
}
