import { fillCount } from '../../core/fillText.ts';
import type { ChangeGroup, ChangeSentence, ReleaseChangeList } from '../../core/releaseChanges.ts';
import * as texts from '../../core/texts.ts';
import type { PluralForms } from '../../core/language.ts';
import type {
  Change,
  ExportChange,
  FieldChange,
  ListedChange,
  PropChange,
  VariableChange
} from '../../history/change.ts';
import { type Codemod, commandsOf, createFixesOf, type FixesOf } from '../../history/codemods.ts';
import type { History } from '../../history/history.ts';
import type { Source } from '../../model.ts';
import type { TabReference } from '../../reference/siteReference.ts';
import { changeSentence } from '../../ui/changes/changeSentence.ts';

/** More names in a sentence would hide that there are others. */
const MOST_NAMES = 12;

/** Lists what releases changed of the components and CSS variables of a tab. */
type ChangesOfTab = (tab: Pick<Source, 'cssPrefix'>, reference: Pick<TabReference, 'names'>) => ReleaseChangeList[];

/**
 * Creates the lookup of what each stored release changed of a tab, newest first; releases without changes are left out.
 */
export function createChangesOfTab(history: History, codemods: readonly Codemod[]): ChangesOfTab {
  let releases: MendedRelease[] | null = null;
  return (tab, reference) => {
    releases ??= history.changesByRelease().map(({ release, changes }) => ({
      release,
      changes,
      fixesOf: fixesOfRelease(release, changes, codemods)
    }));
    return changesOfTab(history, releases, tab, reference);
  };
}

/** Returns the function that finds the codemods of a release which mend its changes. */
export function fixesOfRelease(release: string, changes: readonly Change[], codemods: readonly Codemod[]): FixesOf {
  return createFixesOf(
    codemods.filter((codemod) => codemod.release === release),
    changes
  );
}

interface MendedRelease {
  release: string;
  changes: readonly Change[];
  fixesOf: FixesOf;
}

function changesOfTab(
  history: History,
  releases: readonly MendedRelease[],
  { cssPrefix: prefixes }: Pick<Source, 'cssPrefix'>,
  { names }: Pick<TabReference, 'names'>
): ReleaseChangeList[] {
  const byComponent = names.flatMap(({ entry }) =>
    entry?.kind === 'component'
      ? [
          {
            name: entry.name,
            changes: new Map(history.changesOf(entry.id).map(({ release, changes }) => [release, changes]))
          }
        ]
      : []
  );
  return releases.flatMap(({ release, changes, fixesOf }): ReleaseChangeList[] => {
    const groups = [
      ...byComponent.map(({ name, changes: own }) => changeGroup(name, null, own.get(release) ?? [], fixesOf)),
      ...prefixes.map((prefix): ChangeGroup => ({
        name: prefix,
        href: null,
        changes: variableSentences(
          changes.filter(
            (change): change is VariableChange => change.subject === 'variable' && change.prefix === prefix
          )
        )
      }))
    ].filter((group) => group.changes.length > 0);
    return groups.length === 0 ? [] : [{ release, groups }];
  });
}

/** Says what changed of something, and which codemods mend it. */
export function changeGroup(
  name: string,
  href: string | null,
  changes: readonly (ListedChange | ExportChange | FieldChange)[],
  fixesOf: FixesOf
): ChangeGroup {
  const fixes = changes.map(fixesOf);
  const commands = commandsOf(fixes.flat());
  return {
    name,
    href,
    changes: changes.map((change, index) => changeSentence(change, fixes[index] ?? [])),
    ...(commands.length > 0 && { commands })
  };
}

/** Names that differ only in the number of a version are no news on a page about the newest. */
function variableSentences(changes: readonly VariableChange[]): ChangeSentence[] {
  return namesSentences(
    changes.map(({ kind, variable: name }) => ({ kind, name })),
    { added: texts.changes.variablesAdded, removed: texts.changes.variablesRemoved }
  );
}

/** Says which names were added and removed, with the first of many names. */
export function namesSentences(
  changes: readonly { kind: string; name: string }[],
  forms: Readonly<Record<'added' | 'removed', PluralForms>>
): ChangeSentence[] {
  return (['added', 'removed'] as const).flatMap((kind) => {
    const names = changes.filter((change) => change.kind === kind).map(({ name }) => name);
    const shown = names.slice(0, MOST_NAMES);
    const rest = names.length - shown.length;
    const text = fillCount<PluralForms>(forms[kind], names.length, { names: '{names}' });
    const whole = rest === 0 ? text : fillCount(texts.changes.more, rest, { text });
    return names.length === 0 ? [] : [{ text: whole, values: { names: shown }, message: null }];
  });
}

/** Changes of what a property accepts, or of what it is called, rather than that it exists. */
const ALTERING: ReadonlySet<PropChange['kind']> = new Set([
  'default',
  'deprecated',
  'renamed',
  'required',
  'type',
  'undeprecated'
]);

/** Returns the last stored release that changed a property, rather than brought it; null for none. */
export function lastChange(history: History, component: string, prop: string): string | null {
  const altering = history
    .changesOfProp(component, prop)
    .find(({ changes }) => changes.some(({ kind }) => ALTERING.has(kind)));
  return altering?.release ?? null;
}
