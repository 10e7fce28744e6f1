import { isFramedByOtherOrigin } from '../../../live/embedding.ts';
import { announce } from '../../announce.ts';
import { copyText } from '../../copyText.ts';
import { stayAt } from '../../stayAtAnchor.ts';
import type { Tooltips } from '../../tooltip.ts';
import { setCode, showOffers } from './editing.ts';
import { openCode } from './openCode.ts';
import { MAX_FRAGMENT_LENGTH, decodeShared, encodeShared, sharedSlug } from './sharedCode.ts';
import { type Workbench, originalOf } from './workbench.ts';

const ANSWERS = {
  copied: 'Link copied',
  refused: 'The link could not be copied. It is in the address bar now.'
};
const TOO_LONG =
  'This code is too long for a link. Remove what the example does not need, or open it in a sandbox and share that.';
const DAMAGED = 'The code in this link is damaged or cut off. Ask for the link again. The page shows its own examples.';
const FRAMED = 'Code of links does not run while another site shows this page inside one of its own.';
const NO_EXAMPLE = 'This link carries code for an example that this page does not have.';

/** Copies a link that carries the code as the reader has it. */
export async function shareCode(workbench: Workbench, control: HTMLElement, tooltips: Tooltips): Promise<void> {
  const { shown, slug } = workbench;
  if (!shown) {
    return;
  }
  const fragment = await encodeShared({ slug, ...shown });
  if (fragment.length > MAX_FRAGMENT_LENGTH) {
    tooltips.answer(control, TOO_LONG);
    announce(TOO_LONG);
    return;
  }
  const address = location.origin + location.pathname + fragment;
  if (!(await copyText(address, control, ANSWERS, tooltips))) {
    history.replaceState(history.state, '', fragment);
  }
}

/**
 * Shows the code that the address carries, at its example: in the editor, and run in the isolated frame alone, since
 * anybody may have written it.
 */
export async function openSharedCode(
  main: HTMLElement,
  workbenchAt: (section: HTMLElement) => Workbench
): Promise<void> {
  const fragment = location.hash;
  main.querySelector('[data-shared-fault]')?.remove();
  const slug = sharedSlug(fragment);
  const section = slug === null ? null : main.querySelector<HTMLElement>(`.pb-example[id="${CSS.escape(slug)}"]`);
  const shared = await decodeShared(fragment);
  if (!shared || !section) {
    showFault(main, section, shared ? NO_EXAMPLE : DAMAGED);
    return;
  }
  if (isFramedByOtherOrigin()) {
    showFault(main, section, FRAMED);
    return;
  }
  const workbench = workbenchAt(section);
  const { draft } = workbench;
  stayAt(section, main);
  section.scrollIntoView();
  if (draft.sharedBy !== fragment) {
    const original = await originalOf(workbench).catch(() => null);
    if (original && (original.lang === 'html') !== (shared.lang === 'html')) {
      showFault(main, section, DAMAGED);
      return;
    }
    draft.sharedBy = fragment;
    draft.edited = { code: shared.code, lang: shared.lang };
    if (workbench.editor) {
      setCode(workbench, draft.edited);
    }
  }
  await openCode(workbench);
  showOffers(workbench);
}

function showFault(main: HTMLElement, section: HTMLElement | null, text: string): void {
  const fault = document.createElement('p');
  fault.className = 'pb-shared-fault';
  fault.dataset['sharedFault'] = '';
  fault.textContent = text;
  if (section) {
    section.before(fault);
  } else {
    (main.querySelector('h1')?.parentElement ?? main).after(fault);
  }
  fault.scrollIntoView({ block: 'center' });
  announce(text);
}
