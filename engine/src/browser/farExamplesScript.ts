/**
 * Has the browser skip the examples that documents mark as far, all but the first ones, so that it paints the page
 * sooner. A position to restore and an anchor need real heights above them: reloads, the way back, and addresses with
 * an anchor lay out all.
 *
 * Serialized into the head of every document, so it must not refer to anything outside itself.
 */
function skipFarExamples(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && location.hash === '') {
    document.documentElement.setAttribute('data-skips-far', '');
  }
}

/** Text of the script that decides before the first layout whether to skip examples (`farExamples.ts`). */
export const farExamplesScript = `(${skipFarExamples.toString()})()`;
