import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { formatList } from '../../core/language.ts';
import type { WhatChangedProps } from './WhatChanged.tsx';

/** The comparison in the Markdown of its page: what it is for, and which releases it knows. */
export function WhatChangedText({ releases }: Pick<WhatChangedProps, 'releases'>) {
  return (
    <p>
      {texts.whatChanged.hint} {fillText(texts.whatChanged.stored, { releases: formatList(releases) })}
    </p>
  );
}
