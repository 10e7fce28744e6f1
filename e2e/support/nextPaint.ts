/**
 * Runs in the page: waits for the next paint, with a timeout. Headless browsers occasionally stop painting a page while
 * another one is open.
 */
export async function nextPaint(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 250);
  });
}
