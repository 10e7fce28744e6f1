import type { Change } from '../../history/change.ts';
import { accepts } from '../../history/compareTypes.ts';
import type { Snapshot } from '../../history/snapshot.ts';
import { createUseIndex, linesOf, type UseIndex } from './useIndex.ts';
import type { ComparedReleases, UsedChange } from './usedChange.ts';
import { usedPropChange } from './usedPropChange.ts';
import type { Uses } from './uses.ts';

/**
 * Lists the changes between two releases that concern a file that was written for the earlier one, in the order of its
 * lines, those first that can break it. What was only added concerns no code, but for properties that are required.
 */
export function usedChanges(uses: Uses, releases: ComparedReleases): UsedChange[] {
  const index = createUseIndex(uses, releases);
  const found = [
    ...releases.changes.flatMap((change) => usedChange(change, index, releases) ?? []),
    ...classChanges(uses)
  ];
  return found.toSorted((a, b) => Number(b.isBreaking) - Number(a.isBreaking) || (a.lines[0] ?? 0) - (b.lines[0] ?? 0));
}

function usedChange(change: Change, index: UseIndex, releases: ComparedReleases): UsedChange | null {
  const { kind } = change;
  if (change.subject === 'prop') {
    return usedPropChange(change, index, releases);
  }
  if (kind === 'added' || kind === 'undeprecated' || kind === 'version' || isWidened(change)) {
    return null;
  }
  const lines = linesOfChange(change, index);
  return lines.length === 0
    ? null
    : {
        change,
        lines,
        // Whether the code uses the property of a type, only its author knows.
        isBreaking: change.subject !== 'field' && kind !== 'deprecated' && kind !== 'value',
        refused: [],
        message: messageOf(change, releases.before)
      };
}

/** Whether a property of a type only lets more pass. */
function isWidened({ subject, kind, before, after }: Change): boolean {
  return (
    subject === 'field' &&
    ((kind === 'type' && accepts(after ?? '', before ?? '')) || (kind === 'required' && after !== 'required'))
  );
}

function linesOfChange(change: Exclude<Change, { subject: 'prop' }>, index: UseIndex): readonly number[] {
  switch (change.subject) {
    case 'component':
      return change.kind === 'moved' ? index.importsOf(change.before ?? '') : index.component(change.component);
    case 'field':
      return index.importsOf(index.exportBefore(change.export));
    case 'export':
      return index.importsOf(change.before !== null && change.kind === 'moved' ? change.before : change.export);
    case 'variable':
      return change.kind === 'renamed'
        ? index.variable(change.before ?? '')
        : index.variableOrConstant(change.variable);
    case 'token':
      return change.kind === 'removed' ? index.variableOrConstant(change.token) : index.variable(change.token);
    case 'icon':
      return index.icon(change.package, change.icon);
    case 'package':
      return index.packageImports(change.package);
    case 'example':
      return [];
  }
}

function messageOf(change: Change, before: Snapshot): string | null {
  const facts =
    change.subject === 'component'
      ? before.components[change.component]
      : change.subject === 'export'
        ? before.exports[change.export]
        : undefined;
  return change.kind === 'removed' ? (facts?.deprecated ?? null) : null;
}

function classChanges({ unknownClasses }: Uses): UsedChange[] {
  return [...Map.groupBy(unknownClasses, ({ name }) => name)].map(([name, uses]) => {
    const after = uses[0]?.successor ?? null;
    return {
      change: { subject: 'class', class: name, kind: after === null ? 'removed' : 'renamed', before: name, after },
      lines: linesOf(uses),
      isBreaking: true,
      refused: [],
      message: null
    };
  });
}
