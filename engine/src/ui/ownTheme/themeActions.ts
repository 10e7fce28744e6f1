import * as texts from '../../core/texts.ts';
import { copyLink } from '../../browser/copying.ts';
import { announce } from '../../browser/dom.ts';
import { reportOutcome } from '../../browser/startTooltips.ts';
import { changeOwnTheme, ownThemeText } from './ownTheme.ts';
import { themeFragment } from './themeLink.ts';

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
