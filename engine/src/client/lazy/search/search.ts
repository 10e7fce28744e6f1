/** The search in the browser: fetched as a whole when the reader comes to one of its fields. */
export { startLostSearch } from './lostSearch.ts';
export { startMastheadSearch } from './mastheadSearch.ts';
export { startPalette } from './palette.ts';
export { startResultsPage } from './resultsPage.ts';
