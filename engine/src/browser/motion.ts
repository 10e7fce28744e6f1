/** Whether the reader, by the system's settings or the site's, lets things move. */
export function isMotionAllowed(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion !== 'reduced' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
