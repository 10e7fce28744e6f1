import { CodeIcon } from '@patternfly/react-icons/dist/js/icons/code-icon.js';
import { PencilAltIcon } from '@patternfly/react-icons/dist/js/icons/pencil-alt-icon.js';
import type { ReactNode } from 'react';

import { NewWindowMark } from '../links/NewWindowMark.tsx';
import { editAddress } from './editAddress.ts';

/** Lead to the file that the tab was made from, to read it or to change it. */
export function SourceLinks({ address }: { address: string }) {
  const edit = editAddress(address);
  return (
    <ul className="pb-source-links" role="list">
      <li>
        <NewWindowLink href={address} className="pb-view-source">
          <CodeIcon set="rh-ui" /> View source
        </NewWindowLink>
      </li>
      {edit !== null && (
        <li>
          <NewWindowLink href={edit}>
            <PencilAltIcon set="rh-ui" /> Edit this page
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
