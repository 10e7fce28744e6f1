/**
 * Whether a page of another origin shows this document in a frame. Hosts forbid it by a header (`hostHeaders`); where
 * one doesn't, a stranger's page could have the reader press things that are hidden from view.
 */
export function isFramedByOtherOrigin(): boolean {
  try {
    return window.top !== null && window.top.origin !== window.origin;
  } catch {
    // Of a window of another origin nothing can be read.
    return true;
  }
}
