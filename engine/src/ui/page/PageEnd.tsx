import { ArrowLeftIcon } from '@patternfly/react-icons/dist/js/icons/arrow-left-icon.js';
import { ArrowRightIcon } from '@patternfly/react-icons/dist/js/icons/arrow-right-icon.js';
import { CodeIcon } from '@patternfly/react-icons/dist/js/icons/code-icon.js';
import { PencilAltIcon } from '@patternfly/react-icons/dist/js/icons/pencil-alt-icon.js';
import type { ReactNode } from 'react';

import * as texts from '../../core/texts.ts';
import { NewWindowMark } from '../links.tsx';
import type { Neighbour, Neighbours } from './pageNavigation.ts';

/** Links to view and edit the tab's source file. */
export function SourceLinks({ address }: { address: string }) {
  const edit = editAddress(address);
  return (
    <ul className="pb-source-links" role="list">
      <li>
        <NewWindowLink href={address} className="pb-view-source">
          <CodeIcon set="rh-ui" /> {texts.page.viewSource}
        </NewWindowLink>
      </li>
      {edit !== null && (
        <li>
          <NewWindowLink href={edit}>
            <PencilAltIcon set="rh-ui" /> {texts.page.edit}
          </NewWindowLink>
        </li>
      )}
    </ul>
  );
}

interface NewWindowLinkProps {
  href: string;
  children: ReactNode;
  className?: string;
}

function NewWindowLink({ children, ...props }: NewWindowLinkProps) {
  return (
    <a {...props} target="_blank" rel="noreferrer">
      {children}
      <NewWindowMark />
    </a>
  );
}

const FILE_ON_GITHUB = /^(https:\/\/github\.com\/[^/]+\/[^/]+)\/blob\//;

/** Derives the address for editing a file from the one that shows it; null for unsupported hosts. */
function editAddress(sourceLink: string): string | null {
  return FILE_ON_GITHUB.test(sourceLink) ? sourceLink.replace(FILE_ON_GITHUB, '$1/edit/') : null;
}

/** Links to the previous and the next page in navigation order. */
export function PageNeighbours({ neighbours: { previous, next } }: { neighbours: Neighbours }) {
  if (!previous && !next) {
    return null;
  }
  return (
    <nav className="pb-neighbours" aria-label={texts.page.neighbours}>
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
          {isNext ? texts.page.next : texts.page.previous} <span aria-hidden="true">·</span> {section}
        </span>
        <span className="pb-neighbour-title">{title}</span>
      </span>
    </a>
  );
}
