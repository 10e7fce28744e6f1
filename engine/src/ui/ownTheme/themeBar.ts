import * as texts from '../../core/texts.ts';
import { MAIN_ID } from '../../core/interfaceIds.ts';
import { copyLink } from '../../browser/copying.ts';
import { announce, createElement } from '../../browser/dom.ts';
import { reportOutcome } from '../../browser/startTooltips.ts';
import { openOverlay } from '../islands/overlays.ts';
import { changeOwnTheme, ownThemeText } from './ownTheme.ts';
import { themeFragment } from './themeLink.ts';

interface ThemeBar {
  /** Null for no bar. */
  text: string | null;
  /** Whether examples have a theme of the reader. */
  isShown: boolean;
  /** Theme that one of a link has replaced; null for none. */
  former: string | null;
  onRestore: () => void;
  /** Called when the reader has read a problem. */
  onDismiss: () => void;
}

let bar: HTMLElement | null = null;

/** Keeps the bar above the cookie banner, where that is below it. */
const aboveBanner = new ResizeObserver(([entry]) => {
  const banner = entry?.target.getBoundingClientRect();
  const own = bar?.getBoundingClientRect();
  const isBelow = banner && own && banner.left < own.right && banner.right > own.left;
  bar?.style.setProperty('--pb-covered', isBelow ? `${innerHeight - banner.top}px` : '0px');
});

/** Shows that examples have the reader's own theme, with what to do about it, over the end of the page. */
export function showThemeBar({ text, isShown, former, onRestore, onDismiss }: ThemeBar): void {
  const hadFocus = bar?.contains(document.activeElement) === true;
  bar?.remove();
  bar = null;
  aboveBanner.disconnect();
  if (text === null) {
    if (hadFocus) {
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    }
    return;
  }
  // The document of an example has room for the way back only.
  const panel = document.querySelector('.pb-controls-panel');
  const buttons = isShown
    ? [
        ...(former === null ? [] : [button(texts.ownTheme.restore, onRestore)]),
        ...(panel ? [] : [editButton(), button(texts.ownTheme.share, (control) => void shareTheme(control))]),
        button(texts.common.reset, resetOwnTheme)
      ]
    : [button(texts.common.close, onDismiss)];
  bar = createElement('section', 'pb-own-theme-bar');
  bar.ariaLabel = texts.ownTheme.label;
  bar.append(createElement('p', '', text), ...buttons);
  (panel ?? document.querySelector('.pb-content') ?? document.body).append(bar);
  const banner = document.querySelector('.pb-cookies');
  if (banner) {
    aboveBanner.observe(banner);
  }
}

/** Ends the reader's own theme. */
export function resetOwnTheme(): void {
  changeOwnTheme('');
  announce(texts.ownTheme.resetDone);
}

/** Copies a link that shows the reader's own theme to whoever opens it. */
export async function shareTheme(control: HTMLElement): Promise<void> {
  const fragment = await themeFragment(ownThemeText());
  if (fragment === null) {
    reportOutcome(control, texts.ownTheme.tooLongToShare);
  } else {
    await copyLink(fragment, control);
  }
}

function editButton(): HTMLButtonElement {
  const edit = button(texts.common.edit, (control) => void openOverlay('ownTheme', {}, control));
  edit.setAttribute('aria-haspopup', 'dialog');
  return edit;
}

function button(label: string, onPress: (control: HTMLButtonElement) => void): HTMLButtonElement {
  const element = createElement('button', 'pf-v6-c-button pf-m-link pf-m-small', label);
  element.type = 'button';
  element.addEventListener('click', () => onPress(element));
  return element;
}
