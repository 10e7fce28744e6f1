import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';

/** An error in place of an unknown token within a sentence. */
export function UnknownToken({ name }: { name: string }) {
  return <mark>{unknownTokenText(name)}</mark>;
}

export function unknownTokenText(name: string): string {
  return name === '' ? texts.body.unnamedToken : fillText(texts.body.unknownToken, { name });
}
