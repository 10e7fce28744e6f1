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
  const [host, setHost] = useState<HTMLElement | null>(null);
  // The children come once it is in the page: they measure themselves.
  useLayoutEffect(() => {
    const element = document.createElement('div');
    element.style.display = 'contents';
    anchor[side](element);
    setHost(element);
    return () => element.remove();
  }, [anchor, side]);
  return host && createPortal(children, host);
}
