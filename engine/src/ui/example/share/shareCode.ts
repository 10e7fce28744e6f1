import { announce } from '../../../browser/dom.ts';
import { copyLink } from '../../../browser/copying.ts';
import { pageTooltips } from '../../../browser/tooltip.ts';
import type { Example } from '../exampleStore.ts';
import { MAX_FRAGMENT_LENGTH, encodeShared } from './sharedCode.ts';

const TOO_LONG =
  'This code is too long for a link. Remove what the example does not need, or open it in a sandbox and share that.';

/** Copies a link that carries the code as the reader has it. */
export async function shareCode({ get, slug }: Example, control: HTMLElement): Promise<void> {
  const { shown } = get();
  if (!shown) {
    return;
  }
  const fragment = await encodeShared({ slug, ...shown });
  if (fragment.length > MAX_FRAGMENT_LENGTH) {
    pageTooltips.answer(control, TOO_LONG);
    announce(TOO_LONG);
    return;
  }
  await copyLink(fragment, control, pageTooltips);
}
