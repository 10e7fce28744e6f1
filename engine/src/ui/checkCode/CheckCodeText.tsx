import * as texts from '../../core/texts.ts';
import type { CheckCodeProps } from './CheckCode.tsx';

/** The field in the Markdown of its page: what it is for. */
export function CheckCodeText(_props: CheckCodeProps) {
  return (
    <p>
      {texts.checkCode.hint} {texts.checkCode.privacy}
    </p>
  );
}
