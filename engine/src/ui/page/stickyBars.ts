import type { MainView, StickyBars } from '../view.ts';
import { isContentsShown } from './ContentsList.tsx';

/** Returns the bars at the top of the window, below the masthead, that a page has. */
export function stickyBarsOf(view: MainView): StickyBars {
  return view.kind === 'tab'
    ? { tabs: view.page.hasTabs, contents: !view.isWide && isContentsShown(view.toc) }
    : { tabs: false, contents: false };
}
