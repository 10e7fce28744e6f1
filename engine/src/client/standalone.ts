import { startAnalytics, trackPageView } from '../analytics/track.ts';
import { startExamples } from '../live/index.ts';
import { showPartFailure } from './partFailure.ts';
import { startStandaloneControls } from './standaloneControls.ts';

startAnalytics();
trackPageView();

/** Script of a standalone example document: brings its one example to life, and the controls over it. */
const root = document.querySelector<HTMLElement>('#root');
if (root) {
  startExamples(root, (retry) => void showPartFailure('The example', retry));
}
startStandaloneControls();
