import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface StaticPortalProps {
  /** Of the static page: it isn't React's. */
  element: Element;
  place: 'before' | 'after' | 'append';
  children: ReactNode;
}

/** Renders beside an element of the static page, or at its end; what is rendered moves along to another element. */
export function StaticPortal({ element, place, children }: StaticPortalProps) {
  const [host] = useState(createHost);
  useLayoutEffect(() => {
    element[place](host);
    return () => host.remove();
  }, [element, place, host]);
  return createPortal(children, host);
}

/** `display: contents`: children take part in the layout around the host. */
function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.style.display = 'contents';
  return host;
}
