import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface BesidePreviewProps {
  /** The page's own preview, which isn't React's. */
  anchor: HTMLElement;
  side: 'before' | 'after';
  children: ReactNode;
}

/** Puts something before or after the page's own preview of an example. */
export function BesidePreview({ anchor, side, children }: BesidePreviewProps) {
  const [host] = useState(createHost);
  useLayoutEffect(() => {
    anchor[side](host);
    return () => host.remove();
  }, [anchor, side, host]);
  return createPortal(children, host);
}

/** An element without a box. */
function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.style.display = 'contents';
  return host;
}
