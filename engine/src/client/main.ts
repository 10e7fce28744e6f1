import { startAnalytics, trackPageView } from '../analytics/track.ts';
import { trackClicks } from '../analytics/trackClicks.ts';
import { startExamples } from '../live/index.ts';
import { refuseFocus } from '../live/refuseFocus.ts';
import { startBackToTop } from './backToTop.ts';
import { startContentsList } from './contentsList.ts';
import { startCookieBanner } from './cookieBanner.ts';
import { startExampleControls } from './exampleControls.ts';
import { startGeneratedParts } from './generatedParts.ts';
import { startIslands } from './islands.ts';
import { startCurrentYear } from './currentYear.ts';
import { startDialogs } from './dialogs.ts';
import { startCopyLinks } from './copyLinks.ts';
import { startNavigation } from './navigate.ts';
import { startNavigationFilter } from './navigationFilter.ts';
import { startNavigationPanel } from './navigationPanel.ts';
import { startOpeners } from './overlays.ts';
import { showPartFailure } from './partFailure.ts';
import { startPanels } from './panels.ts';
import { startPreloading } from './preloadOnIntent.ts';
import { startCopyImports } from './reference/copyImports.ts';
import { startRowOffers } from './reference/rowOffers.ts';
import { startTableFilters } from './reference/tableFilter.ts';
import { startTypeLinks } from './reference/typeLinks.ts';
import { startRestoringExactly } from './restoreExactly.ts';
import { startScrollableParts } from './scrollableParts.ts';
import { startScrollingToEnd } from './scrollToEnd.ts';
import { startSearch, startSearchPage } from './search.ts';
import { startShortcuts } from './shortcuts.ts';
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
      startTableFilters(main),
      startGeneratedParts(main),
      startExampleControls(main, tooltips),
      startSearchPage(main),
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
  startNavigationFilter();
  startCopyLinks(tooltips);
  startCopyImports(tooltips);
  startTypeLinks();
  startRowOffers(main);
  startIslands();
  startBackToTop(main);
  startPreloading();
  startRestoringExactly();
  startNavigation(main, sideNavigation);

  startPanels();
  startDialogs();
  startOpeners();
  startShortcuts();
  startSearch(tooltips);
  startScrollingToEnd();
  startCookieBanner();
}
