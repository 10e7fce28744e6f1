import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface StaticPortalProps {
  /** Element of the static page, which React doesn't manage. */
  element: Element;
  place: 'after' | 'append';
  children: ReactNode;
}

/** Portal beside or at the end of an element of the static page; its content moves along if the element changes. */
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
