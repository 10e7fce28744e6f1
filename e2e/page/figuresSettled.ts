/**
 * Runs in the page: waits until no part of a figure has moved for several frames.
 * @param leastMs time to wait in any case
 */
export async function figuresSettled(leastMs = 0): Promise<void> {
  const STILL_FRAMES = 4;
  const PARTS = '.pb-figure :is([data-preview], [data-root], [data-root] > *, .pb-anatomy-number)';
  const layout = (): string =>
    [...document.querySelectorAll(PARTS)]
      .map((part) => part.getBoundingClientRect())
      .map(({ x, width, height }) => `${x} ${width} ${height}`)
      .join();
  // Headless browsers occasionally stop painting a page while another one is open.
  const nextFrame = (): Promise<unknown> =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 250);
    });
  let still = 0;
  const start = performance.now();
  for (let before = layout(); still < STILL_FRAMES || performance.now() < start + leastMs;) {
    await nextFrame();
    const now = layout();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}
