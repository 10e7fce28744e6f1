import type { ChangeSentence, CodemodLink } from '../../core/releaseChanges.ts';
import * as texts from '../../core/texts.ts';
import type { ComponentChange, ExportChange, FieldChange, ListedChange, PropChange } from '../../history/change.ts';
import type { Fix } from '../../history/codemods.ts';
import { moduleOf, nameOf } from '../../history/snapshot.ts';

/** Says what changed of a component, of another export, or of a property of either, and which codemods mend it. */
export function changeSentence(
  change: ListedChange | ExportChange | FieldChange,
  fixes: readonly Fix[]
): ChangeSentence {
  return fixes.length === 0 ? sentenceOf(change) : { ...sentenceOf(change), codemods: fixes.map(linkOf) };
}

function linkOf({ rule, href }: Fix): CodemodLink {
  return { name: rule, href };
}

function sentenceOf(change: ListedChange | ExportChange | FieldChange): ChangeSentence {
  const message = change.kind === 'deprecated' && change.after !== '' ? change.after : null;
  switch (change.subject) {
    case 'component':
      return { text: texts.changes.component[change.kind], values: placesOf(change), message };
    case 'export': {
      const values = { name: nameOf(change.export), ...placesOf(change) };
      return { text: texts.releaseChanges.exports[change.kind], values, message };
    }
    case 'field':
      return {
        text: propText(change),
        values: { prop: change.field, before: change.before, after: change.after },
        message
      };
    case 'prop':
      return {
        text: propText(change),
        values: { prop: change.prop, before: change.before, after: change.after },
        message
      };
  }
}

function placesOf({ kind, before, after }: ComponentChange | ExportChange): ChangeSentence['values'] {
  return kind === 'moved' ? { before: moduleOf(before ?? ''), after: moduleOf(after ?? '') } : {};
}

function propText({ kind, after }: Pick<PropChange, 'kind' | 'after'>): string {
  return kind === 'required' && after !== 'required' ? texts.changes.prop.optional : texts.changes.prop[kind];
}
