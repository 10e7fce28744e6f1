// What this module imports at once comes with every page (`bundle/scripts/chunkGroups.ts`): neither React nor what needs it.
// First, so that the features are next to each other in the file, which is smaller for it.
import { islands, openedFeatures } from './features.ts';
import * as texts from '../core/texts.ts';
import { MAIN_ID } from '../core/interfaceIds.ts';
import { startAnalytics, trackPageView } from '../browser/analytics/analytics.ts';
import { startExamples } from '../browser/islands/index.ts';
import { preloadLaterModules } from '../browser/islands/laterModules.ts';
import { startBackToTop, startCookieBanner, startCurrentYear, startReleaseName } from '../browser/shell.ts';
import { startDisclosures } from '../browser/disclosures.ts';
import { keepPageOnSubmit } from '../browser/dom.ts';
import { startContentsList } from '../browser/contentsList.ts';
import { startFarExamples } from '../browser/farExamples.ts';
import { startFullScreenCards } from './fullScreen/fullScreenCards.ts';
import { startIslands } from './islands/islands.ts';
import { startCopying } from '../browser/copying.ts';
import { startNavigation, startPreloading } from '../browser/navigation.ts';
import { startNavigationPanel, startSideNavigation } from '../browser/sideNavigation.ts';
import { startOpeners } from './islands/overlays.ts';
import { showPartFailure } from '../browser/loadPart.ts';
import { startRowActions } from './rowActions/startRowActions.ts';
import { startVariableDetails } from './variableDetails/startVariableDetails.ts';
import { disableScrollAnchoring, startPinning, startScrollingToEnd } from '../browser/scroll.ts';
import { startScrollableParts, startTabBar } from '../browser/overflow.ts';
import { startSearch } from './search/openPalette.ts';
import { startTypeLinks } from './typePanel/startTypeLinks.ts';
import { startPageTools } from './pageTools/startPageTools.ts';
import { startShortcuts } from './shortcuts/shortcuts.ts';
import { startOwnTheme } from './ownTheme/startOwnTheme.ts';
import { startImplementation } from './example/implementation/startImplementation.ts';
import { startSharedExamples } from './example/sharedExamples.ts';
import { startStickyOffsets } from '../browser/stickyOffsets.ts';
import { startTooltips } from '../browser/startTooltips.ts';
import { onPage } from '../core/pageEvents.ts';

/** The site's script: progressive enhancement of the prerendered documents. */
function startSite(main: HTMLElement): void {
  // First: the rest takes 0.1 s of a slow device.
  const loadable = preloadLaterModules();
  startAnalytics();
  trackPageView();
  keepPageOnSubmit();

  startTooltips();
  const startPage = (): (() => void) => {
    const stops = [
      startStickyOffsets(),
      startTabBar(main),
      startDisclosures(main),
      startContentsList(main),
      startPinning(main),
      startScrollableParts(main),
      startFullScreenCards(main),
      startFarExamples(main),
      startSharedExamples(main),
      startExamples(main, (retry) => void showPartFailure(texts.parts.liveExample, retry), loadable)
    ];
    return () => {
      for (const stop of stops) {
        stop();
      }
    };
  };

  let stopPage = startPage();
  onPage('leave', () => stopPage());
  onPage('enter', () => {
    stopPage = startPage();
  });

  const sideNavigation = startSideNavigation();
  startNavigationPanel();
  startCurrentYear();
  startCopying();
  startTypeLinks();
  startRowActions(main);
  startVariableDetails(main);
  startIslands(islands);
  startBackToTop(main);
  startPreloading();
  disableScrollAnchoring();
  startNavigation(main, sideNavigation);

  startImplementation();
  startOwnTheme();
  startOpeners(openedFeatures);
  startShortcuts();
  startSearch();
  startPageTools();
  startScrollingToEnd();
  startCookieBanner();
  void startReleaseName();
}

const main = document.getElementById(MAIN_ID);
// Documents of single examples load the file of this script too, for the modules that theirs shares with it.
if (main && 'frame' in document.documentElement.dataset) {
  startSite(main);
}
