import { startAnalytics, trackPageView } from '../analytics/track.ts';
import { startIslands } from './index.ts';

startAnalytics();
trackPageView();

/** Script of a standalone example document: brings its one example to life. */
const root = document.querySelector<HTMLElement>('#root');
if (root) {
  startIslands(root);
}
