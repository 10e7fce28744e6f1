import type { ChangeValue } from '../../core/releaseChanges.ts';
import * as texts from '../../core/texts.ts';
import { moduleOf } from '../../history/snapshot.ts';
import type { CodeChange } from './codeComparison.ts';

/** What to do in code about a change. */
export interface Remedy {
  /** With placeholders. */
  text: string;
  values: Readonly<Record<string, ChangeValue>>;
}

/** Says what to do in code about a change; null if the change itself says it. */
export function remedyOf({ change, refused, message }: CodeChange): Remedy | null {
  const { kind, before, after } = change;
  switch (kind) {
    case 'moved':
      return { text: texts.whatChanged.remedies.moved, values: { after: moduleOf(after ?? '') } };
    case 'renamed':
      return { text: texts.whatChanged.remedies.renamed, values: { before, after } };
    case 'type':
      return refused.length > 0
        ? { text: texts.whatChanged.remedies.refused, values: { values: refused, after } }
        : { text: texts.whatChanged.remedies.type, values: {} };
    case 'default':
      return before === null
        ? { text: texts.whatChanged.remedies.noDefault, values: {} }
        : {
            text: texts.whatChanged.remedies.default,
            values: { code: `${change.subject === 'prop' ? change.prop : ''}={${before}}` }
          };
    case 'required':
    case 'added':
      return { text: texts.whatChanged.remedies.required, values: {} };
    case 'deprecated':
      return { text: texts.whatChanged.remedies.deprecated, values: {} };
    case 'value':
      return { text: texts.whatChanged.remedies.value, values: {} };
    case 'removed': {
      const isProp = change.subject === 'prop';
      return message === null || message === ''
        ? { text: isProp ? texts.whatChanged.remedies.removedProp : texts.whatChanged.remedies.removed, values: {} }
        : null;
    }
    case 'undeprecated':
    case 'version':
      return null;
  }
}
