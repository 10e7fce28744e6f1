/**
 * Runs in the page: waits until it was drawn, or would have been. Now and then a browser without windows stops drawing
 * a page while another one is open.
 */
export async function drawn(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 250);
  });
}
