import { startIslands } from './index.ts';

/** Script of a standalone example document: brings its one example to life. */
const root = document.querySelector<HTMLElement>('#root');
if (root) {
  startIslands(root);
}
