import { CodeIcon } from '@patternfly/react-icons/dist/js/icons/code-icon.js';

/** Leads to the file that the tab was made from. */
export function ViewSourceLink({ address }: { address: string }) {
  return (
    <p className="pb-view-source">
      <a href={address} data-view-source>
        <CodeIcon set="rh-ui" /> View source
      </a>
    </p>
  );
}
