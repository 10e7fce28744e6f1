import { ArrowLeftIcon } from '@patternfly/react-icons/dist/js/icons/arrow-left-icon.js';
import { ArrowRightIcon } from '@patternfly/react-icons/dist/js/icons/arrow-right-icon.js';

import type { Neighbour, Neighbours } from './surroundings.ts';

/** Links to the pages before and after this one in the order of the navigation. */
export function PageNeighbours({ neighbours: { previous, next } }: { neighbours: Neighbours }) {
  if (!previous && !next) {
    return null;
  }
  return (
    <nav className="pb-neighbours" aria-label="Previous and next page">
      {previous && <NeighbourLink neighbour={previous} direction="prev" />}
      {next && <NeighbourLink neighbour={next} direction="next" />}
    </nav>
  );
}

interface NeighbourLinkProps {
  neighbour: Neighbour;
  direction: 'prev' | 'next';
}

function NeighbourLink({ neighbour: { title, path, section }, direction }: NeighbourLinkProps) {
  const isNext = direction === 'next';
  return (
    <a className={`pb-neighbour pb-neighbour-${direction}`} href={path} rel={direction}>
      {isNext ? <ArrowRightIcon set="rh-ui" /> : <ArrowLeftIcon set="rh-ui" />}
      <span className="pb-neighbour-text">
        <span className="pb-neighbour-place">
          {isNext ? 'Next' : 'Previous'} <span aria-hidden="true">·</span> {section}
        </span>
        <span className="pb-neighbour-title">{title}</span>
      </span>
    </a>
  );
}
