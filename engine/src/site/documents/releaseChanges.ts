import { fillText } from '../../core/fillText.ts';
import { formatList } from '../../core/language.ts';
import type { ChangeGroup, ChangeSentence } from '../../core/releaseChanges.ts';
import { slug } from '../../core/slug.ts';
import * as texts from '../../core/texts.ts';
import {
  type Change,
  type ExportChange,
  type FieldChange,
  isListed,
  type ListedChange,
  type TokenChange
} from '../../history/change.ts';
import type { Codemod, FixesOf } from '../../history/codemods.ts';
import type { History } from '../../history/history.ts';
import { isBreaking } from '../../history/isBreaking.ts';
import { moduleOf, nameOf } from '../../history/snapshot.ts';
import type { ReleaseChangesView, ReleasePart } from '../../ui/releaseChanges/ReleaseChanges.tsx';
import { changeGroup, fixesOfRelease, namesSentences } from './tabChanges.ts';

/** Finds pages, and names of themes. */
export interface ChangePlaces {
  /** Address of the page that documents a component; null for none. */
  pageOf: (id: string) => string | null;
  /** Title and address of a tab; null if the site has it no more. */
  tabAt: (address: string) => { title: string; path: string } | null;
  themeLabel: (theme: string) => string;
}

/** Lists what a stored release changed, by kinds of things; null for the oldest, and for one that isn't stored. */
export function releaseChangesOf(
  history: History,
  release: string,
  places: ChangePlaces,
  codemods: readonly Codemod[]
): ReleaseChangesView | null {
  const index = history.releases.findIndex(({ name }) => name === release);
  const before = history.releases[index - 1]?.name;
  const changes = history.changesByRelease().find((each) => each.release === release)?.changes;
  if (before === undefined || !changes) {
    return null;
  }
  const listed = changes.filter(isListed);
  const fixesOf = fixesOfRelease(release, changes, codemods);
  const parts: Omit<ReleasePart, 'anchor'>[] = [
    { kind: 'breaking', groups: componentGroups(listed.filter(isBreaking), places, fixesOf) },
    {
      kind: 'components',
      groups: componentGroups(
        listed.filter((change) => !isBreaking(change)),
        places,
        fixesOf
      )
    },
    { kind: 'exports', groups: exportGroups(ofSubject(changes, 'export'), fixesOf) },
    { kind: 'types', groups: typeGroups(ofSubject(changes, 'field'), fixesOf) },
    { kind: 'tokens', groups: tokenGroups(ofSubject(changes, 'token'), places) },
    { kind: 'variables', groups: nameGroups(variableNames(changes)) },
    { kind: 'icons', groups: nameGroups(iconNames(changes)) },
    { kind: 'examples', groups: exampleGroups(changes, places) },
    { kind: 'packages', groups: packageGroups(changes) }
  ];
  return {
    before,
    parts: parts
      .filter(({ groups }) => groups.length > 0)
      .map((part) => ({ ...part, anchor: slug(texts.releaseChanges.parts[part.kind]) }))
  };
}

type Subject = Change['subject'];

function ofSubject<Of extends Subject>(changes: readonly Change[], subject: Of): Extract<Change, { subject: Of }>[] {
  return changes.filter((change): change is Extract<Change, { subject: Of }> => change.subject === subject);
}

/** Names of components may be those of several modules. */
function componentGroups(changes: readonly ListedChange[], { pageOf }: ChangePlaces, fixesOf: FixesOf): ChangeGroup[] {
  return [...Map.groupBy(changes, ({ component }) => component)]
    .map(([id, own]) => changeGroup(`${nameOf(id)} (${moduleOf(id)})`, pageOf(id), own, fixesOf))
    .toSorted(byName);
}

function exportGroups(changes: readonly ExportChange[], fixesOf: FixesOf): ChangeGroup[] {
  return [...Map.groupBy(changes, (change) => moduleOf(change.export))]
    .map(([name, own]) => changeGroup(name, null, own, fixesOf))
    .toSorted(byName);
}

function typeGroups(changes: readonly FieldChange[], fixesOf: FixesOf): ChangeGroup[] {
  return [...Map.groupBy(changes, (change) => change.export)]
    .map(([id, own]) => changeGroup(`${nameOf(id)} (${moduleOf(id)})`, null, own, fixesOf))
    .toSorted(byName);
}

function tokenGroups(changes: readonly TokenChange[], { themeLabel }: ChangePlaces): ChangeGroup[] {
  const named = changes.filter(({ theme }) => theme === null);
  const byTheme = Map.groupBy(
    changes.filter(({ theme }) => theme !== null),
    ({ theme }) => theme ?? ''
  );
  const groups = [...byTheme].map(([theme, own]): ChangeGroup => ({
    name: themeLabel(theme),
    href: null,
    changes: own.map(({ token, before, after }) => ({
      text: texts.releaseChanges.tokenValue,
      values: { token, before, after },
      message: null
    }))
  }));
  return [
    ...nameGroups(named.map(({ kind, token }) => ({ group: texts.releaseChanges.allThemes, kind, name: token }))),
    ...groups
  ];
}

interface NameChange {
  group: string;
  kind: string;
  name: string;
}

/** Groups of changes of which only the names say something. */
function nameGroups(changes: readonly NameChange[]): ChangeGroup[] {
  return [...Map.groupBy(changes, ({ group }) => group)]
    .map(([name, own]) => ({ name, href: null, changes: namesSentences(own, texts.releaseChanges.names) }))
    .filter((group) => group.changes.length > 0)
    .toSorted(byName);
}

function variableNames(changes: readonly Change[]): NameChange[] {
  return ofSubject(changes, 'variable').map(({ kind, prefix, variable }) => ({ group: prefix, kind, name: variable }));
}

function iconNames(changes: readonly Change[]): NameChange[] {
  return ofSubject(changes, 'icon').map((change) => ({ group: change.package, kind: change.kind, name: change.icon }));
}

function exampleGroups(changes: readonly Change[], { tabAt }: ChangePlaces): ChangeGroup[] {
  return [...Map.groupBy(ofSubject(changes, 'example'), ({ tab }) => tab)].map(([address, own]) => {
    const tab = tabAt(address);
    return {
      name: tab?.title ?? address,
      href: tab?.path ?? null,
      changes: (['added', 'removed'] as const).flatMap((kind): ChangeSentence[] => {
        const titles = own.filter((change) => change.kind === kind).map(({ example }) => example);
        const text = fillText(texts.releaseChanges.examples[kind], { titles: formatList(titles) });
        return titles.length === 0 ? [] : [{ text, values: {}, message: null }];
      })
    };
  });
}

function packageGroups(changes: readonly Change[]): ChangeGroup[] {
  return ofSubject(changes, 'package').map((change) => ({
    name: change.package,
    href: null,
    changes: [
      {
        text: texts.releaseChanges.packages[change.kind],
        values: { before: change.before, after: change.after },
        message: null
      }
    ]
  }));
}

/** By code units, as the names of code. */
function byName(a: ChangeGroup, b: ChangeGroup): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
