import { startAnalytics, trackPageView } from '../analytics/track.ts';
import { trackClicks } from '../analytics/trackClicks.ts';
import { startExamples } from '../live/index.ts';
import { refuseFocus } from '../live/refuseFocus.ts';
import { startBackToTop } from './backToTop.ts';
import { startContentsList } from './contentsList.ts';
import { startCookieBanner } from './cookieBanner.ts';
import { startFullScreenCards } from './fullScreenCards.ts';
import { startIslands } from './islands.ts';
import { startCurrentYear } from './currentYear.ts';
import { startCopying } from './copying.ts';
import { startNavigation } from './navigate.ts';
import { startNavigationPanel } from './navigationPanel.ts';
import { startOpeners } from './overlays.ts';
import { showPartFailure } from './partFailure.ts';
import { startPreloading } from './preloadOnIntent.ts';
import { startRowOffers } from './reference/rowOffers.ts';
import { startTypeLinks } from './reference/typeLinks.ts';
import { startReleaseName } from './releaseName.ts';
import { startRestoringExactly } from './restoreExactly.ts';
import { startScrollableParts } from './scrollableParts.ts';
import { startScrollingToEnd } from './scrollToEnd.ts';
import { startSearch } from './search.ts';
import { startShortcuts } from './shortcuts.ts';
import { startSharedExamples } from './sharedExamples.ts';
import { startSideNavigation } from './sideNavigation.ts';
import { startStayingAtAnchor } from './stayAtAnchor.ts';
import { startStickyOffsets } from './stickyOffsets.ts';
import { startTabBar } from './tabBar.ts';
import { startTooltips } from './tooltip.ts';

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
  startRowOffers(main);
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
