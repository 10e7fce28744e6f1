import type { ChangeSentence } from '../../core/releaseChanges.ts';
import { fillText } from '../../core/fillText.ts';
import * as texts from '../../core/texts.ts';
import { isListed } from '../../history/change.ts';
import { nameOf } from '../../history/snapshot.ts';
import { changeSentence } from '../changes/changeSentence.ts';
import type { CodeChange } from './codeComparison.ts';

/** Says what changed of something that code uses, and which codemods mend it. */
export function codeChangeSentence({ change, fixes }: CodeChange): ChangeSentence {
  if (change.subject !== 'class' && (isListed(change) || change.subject === 'export')) {
    return changeSentence(change, fixes);
  }
  if (change.subject === 'field') {
    const { text, values, message } = changeSentence(change, fixes);
    const name = '{name}';
    return {
      text: fillText(texts.whatChanged.names.field, { name, change: text }),
      values: { name: nameOf(change.export), ...values },
      message
    };
  }
  const { before, after } = change;
  const sentence = (text: string, name: string): ChangeSentence => ({
    text,
    values: { name, before, after },
    message: null
  });
  switch (change.subject) {
    case 'variable':
      return sentence(texts.whatChanged.names[change.kind === 'renamed' ? 'renamed' : 'removed'], change.variable);
    case 'class':
      return sentence(texts.whatChanged.names[change.kind], change.class);
    case 'token':
      return sentence(texts.whatChanged.names[change.kind === 'value' ? 'value' : 'removed'], change.token);
    case 'icon':
      return sentence(texts.whatChanged.names.removed, change.icon);
    case 'package':
      return sentence(texts.whatChanged.names.removed, change.package);
    case 'example':
      return sentence(texts.whatChanged.names.removed, change.example);
  }
}
