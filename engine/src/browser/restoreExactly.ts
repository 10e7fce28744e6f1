/**
 * Lets the browser restore scroll positions exactly. It compensates for what changes above the window, and would take
 * a page that replaces another for such a change.
 */
export function startRestoringExactly(): void {
  const { style } = document.documentElement;
  document.addEventListener('patternbook:leave', () => {
    style.setProperty('overflow-anchor', 'none');
  });
  document.addEventListener('patternbook:enter', () => {
    const release = (): void => afterNextFrame(() => style.removeProperty('overflow-anchor'));
    const transition = 'navigation' in window ? navigation.transition : null;
    if (transition) {
      transition.finished.then(release, release);
    } else {
      release();
    }
  });
}

function afterNextFrame(action: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(action));
}
