import type { CodeEditor } from '../../../editor/createEditor.ts';
import type { LiveLanguage } from '../../../model.ts';
import { startResizing } from './codeHeight.ts';
import type { Version } from './drafts.ts';
import { copyTemplate, partOf } from './element.ts';

/** The code of one example under its controls. */
export interface CodePanel {
  element: HTMLElement;
  /** Shows code at once, as text, until `edit` makes an editor of it. */
  show(version: Version): void;
  edit(makeEditor: EditorMaker): CodeEditor;
  /** Says what could not be loaded, and offers to try again. */
  fail(text: string, retry: () => void): void;
  /** What can be done with the code now. */
  offer(offers: Offers): void;
  /** Says where the code comes from; null for nothing to say. */
  notice(text: string | null): void;
}

export type EditorMaker = (parent: HTMLElement, hint: HTMLElement, label: string) => CodeEditor;

export interface Offers {
  lang: LiveLanguage;
  canReset: boolean;
  canShare: boolean;
  /** What the control that converts does now; null where there is nothing to convert. */
  conversion: 'toJs' | 'toTs' | null;
}

const LANGUAGES: Record<LiveLanguage, string> = { ts: 'TypeScript', js: 'JavaScript', html: 'HTML' };

export function createCodePanel(title: string, slug: string): CodePanel {
  const element = copyTemplate('example-code', title);
  const body = partOf(element, '[data-code-body]');
  const hint = partOf(element, '[data-code-hint]');
  const failure = partOf(element, '[data-code-failure]');
  hint.id = `${slug}-code-hint`;
  startResizing(body, partOf(element, '[data-code-handle]'));

  let retryLast: (() => void) | null = null;
  partOf(failure, '[data-code-retry]').addEventListener('click', () => {
    failure.hidden = true;
    if (element.dataset['state'] === 'failed') {
      element.dataset['state'] = 'loading';
    }
    retryLast?.();
  });

  return {
    element,
    show({ code }) {
      const text = document.createElement('pre');
      text.className = 'pb-code-text';
      text.tabIndex = 0;
      text.textContent = code;
      body.replaceChildren(text);
      element.dataset['state'] = 'text';
    },
    edit(makeEditor) {
      const hadFocus = body.contains(document.activeElement);
      const host = document.createElement('div');
      host.className = 'pb-code-editor';
      const editor = makeEditor(host, hint, element.ariaLabel ?? '');
      body.replaceChildren(host);
      element.dataset['state'] = 'editor';
      if (hadFocus) {
        editor.focus();
      }
      return editor;
    },
    fail(text, retry) {
      partOf(failure, '[data-code-failure-text]').textContent = text;
      retryLast = retry;
      failure.hidden = false;
      // Code that is there stays.
      if (element.dataset['state'] === 'loading') {
        element.dataset['state'] = 'failed';
      }
    },
    offer({ lang, canReset, canShare, conversion }) {
      partOf(element, '[data-code-language]').textContent = LANGUAGES[lang];
      partOf(element, '[data-control=RESET_CODE]').hidden = !canReset;
      partOf(element, '[data-control=SHARE_CODE]').hidden = !canShare;
      const convert = partOf(element, '[data-control=TS_TO_JS]');
      convert.hidden = conversion === null;
      partOf(convert, '.pf-v6-c-button__text').textContent =
        conversion === 'toTs' ? 'Back to TypeScript' : 'Convert to JavaScript';
      convert.ariaLabel = `${convert.textContent}: ${title}`;
    },
    notice(text) {
      const notice = partOf(element, '[data-code-notice]');
      notice.textContent = text ?? '';
      notice.hidden = text === null;
    }
  };
}
