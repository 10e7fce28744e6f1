import type { ChangeSentence } from '../../core/releaseChanges.ts';
import * as texts from '../../core/texts.ts';
import type { ComponentChange, PropChange } from '../../history/change.ts';
import { moduleOf } from '../../history/snapshot.ts';

/** Says what changed of a component, or of one of its properties. */
export function changeSentence(change: ComponentChange | PropChange): ChangeSentence {
  const message = change.kind === 'deprecated' && change.after !== '' ? change.after : null;
  return change.subject === 'component'
    ? { text: texts.changes.component[change.kind], values: placesOf(change), message }
    : { text: propText(change), values: { prop: change.prop, before: change.before, after: change.after }, message };
}

function placesOf({ kind, before, after }: ComponentChange): ChangeSentence['values'] {
  return kind === 'moved' ? { before: moduleOf(before ?? ''), after: moduleOf(after ?? '') } : {};
}

function propText({ kind, after }: PropChange): string {
  return kind === 'required' && after !== 'required' ? texts.changes.prop.optional : texts.changes.prop[kind];
}
