import * as texts from '../../../core/texts.ts';
import { announce, createElement } from '../../../browser/dom.ts';
import { loadTabCode } from '../../../live/preview/tabCode.ts';
import { pinToAnchor } from '../../../browser/scroll.ts';
import { isFramedByOtherOrigin } from '../../../browser/islands/index.ts';
import { openAround } from '../../openAround.ts';
import { setCode } from '../code/editing.ts';
import { sectionOf } from '../exampleSection.ts';
import { type Example, exampleOfPage } from '../exampleStore.ts';
import { type SharedCode, decodeShared, sharedSlug } from './sharedCode.ts';

let notice: HTMLElement | null = null;

/**
 * Opens the code shared in the address at its example: in the editor, and run only in the isolated frame, since it is
 * untrusted.
 */
export async function openSharedCode(main: HTMLElement): Promise<void> {
  const fragment = location.hash;
  notice?.remove();
  const slug = sharedSlug(fragment);
  const example = slug === null ? null : exampleOfPage(slug);
  const section = example && sectionOf(example);
  const shared = await decodeShared(fragment);
  if (!shared || !example || !section) {
    showError(main, section, shared ? texts.codePanel.unknownExample : texts.codePanel.damagedLink);
  } else if (isFramedByOtherOrigin()) {
    showError(main, section, texts.codePanel.framedLink);
  } else if (!(await hasSameLanguage(example, shared))) {
    showError(main, section, texts.codePanel.damagedLink);
  } else {
    openAround(section);
    pinToAnchor(section, main);
    section.scrollIntoView();
    takeShared(example, shared, fragment);
  }
}

function takeShared(example: Example, { code, lang }: SharedCode, fragment: string): void {
  const edited = { code, lang };
  if (example.get().sharedBy !== fragment) {
    example.update({ sharedBy: fragment, edited });
    // Otherwise the code panel shows the edited code when it opens.
    if (example.get().shown) {
      setCode(example, edited);
    }
    example.update({ program: example.get().edited });
  }
  example.update({ isOpen: true });
}

/** Whether neither is HTML, or both are. Failures to load the code are reported by its panel. */
async function hasSameLanguage(example: Example, { lang }: SharedCode): Promise<boolean> {
  const tab = await loadTabCode(example).catch(() => null);
  const original = tab?.examples[example.slug];
  return !original || (original.lang === 'html') === (lang === 'html');
}

function showError(main: HTMLElement, section: HTMLElement | null, text: string): void {
  notice = createElement('p', 'pb-shared-error', text);
  if (section) {
    openAround(section);
    section.before(notice);
  } else {
    (main.querySelector('h1')?.parentElement ?? main).after(notice);
  }
  notice.scrollIntoView({ block: 'center' });
  announce(text);
}
