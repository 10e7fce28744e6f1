import { startAnalytics, trackPageView } from '../browser/analytics/track.ts';
import { trackClicks } from '../browser/analytics/trackClicks.ts';
import { startExamples } from '../browser/islands/index.ts';
import { refuseFocus } from '../browser/islands/refuseFocus.ts';
import { startBackToTop } from '../browser/backToTop.ts';
import { startContentsList } from '../browser/contentsList.ts';
import { startCookieBanner } from '../browser/cookieBanner.ts';
import { startFullScreenCards } from '../browser/fullScreenCards.ts';
import { startIslands } from './islands/islands.ts';
import { startCurrentYear } from '../browser/currentYear.ts';
import { startCopying } from '../browser/copying.ts';
import { startNavigation } from '../browser/navigate.ts';
import { startNavigationPanel } from '../browser/navigationPanel.ts';
import { startOpeners, startTypeLinks } from './islands/overlays.ts';
import { showPartFailure } from '../browser/partFailure.ts';
import { startPreloading } from '../browser/preloadOnIntent.ts';
import { startRowActions } from './rowActions/startRowActions.ts';
import { startReleaseName } from './releaseMenu/releases.ts';
import { startRestoringExactly } from '../browser/restoreExactly.ts';
import { startScrollableParts } from '../browser/scrollableParts.ts';
import { startScrollingToEnd } from '../browser/scrollToEnd.ts';
import { startSearch } from './search/openPalette.ts';
import { startShortcuts } from './shortcuts/shortcuts.ts';
import { startSharedExamples } from './example/sharedExamples.ts';
import { startSideNavigation } from '../browser/sideNavigation.ts';
import { startStayingAtAnchor } from '../browser/stayAtAnchor.ts';
import { startStickyOffsets } from '../browser/stickyOffsets.ts';
import { startTabBar } from '../browser/tabBar.ts';
import { startTooltips } from '../browser/tooltip.ts';

startAnalytics();
trackPageView();
trackClicks();

/** The site's script: what makes a document, complete as it is, a page that reacts. */
const main = document.querySelector<HTMLElement>('#main');
if (main) {
  const tooltips = startTooltips();
  const startPage = (): (() => void) => {
    const stops = [
      startStickyOffsets(),
      startTabBar(main),
      startContentsList(main),
      startStayingAtAnchor(main),
      startScrollableParts(main),
      startFullScreenCards(main),
      startSharedExamples(main),
      refuseFocus(),
      startExamples(main, (retry) => void showPartFailure('A live example', retry))
    ];
    return () => {
      for (const stop of stops) {
        stop();
      }
    };
  };

  let stopPage = startPage();
  document.addEventListener('patternbook:leave', () => stopPage());
  document.addEventListener('patternbook:enter', () => {
    stopPage = startPage();
  });

  const sideNavigation = startSideNavigation();
  startNavigationPanel();
  startCurrentYear();
  startCopying(tooltips);
  startTypeLinks();
  startRowActions(main);
  startIslands();
  startBackToTop(main);
  startPreloading();
  startRestoringExactly();
  startNavigation(main, sideNavigation);

  startOpeners();
  startShortcuts();
  startSearch(tooltips);
  startScrollingToEnd();
  startCookieBanner();
  void startReleaseName();
}
