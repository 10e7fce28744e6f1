/**
 * Shows a thin bar at the top of the window; its style sheet lets a moment pass before it becomes visible.
 * @returns takes the bar away
 */
export function showProgress(): () => void {
  const bar = document.createElement('div');
  bar.className = 'pb-progress';
  document.body.append(bar);
  return () => bar.remove();
}
