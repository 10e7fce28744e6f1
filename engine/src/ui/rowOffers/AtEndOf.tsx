import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface AtEndOfProps {
  element: Element;
  children: ReactNode;
}

/** Renders at the end of an element of the static page; what is rendered moves along to another element. */
export function AtEndOf({ element, children }: AtEndOfProps) {
  const [place] = useState(createPlace);
  useLayoutEffect(() => {
    element.append(place);
    return () => place.remove();
  }, [element, place]);
  return createPortal(children, place);
}

/** What is in it is laid out as if it stood in the element itself. */
function createPlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.display = 'contents';
  return place;
}
