import { ExternalLinkAltIcon } from '@patternfly/react-icons/dist/js/icons/external-link-alt-icon.js';

/** Says, to the eye and to the ear, that a link opens a window of its own. */
export function NewWindowMark() {
  return (
    <span className="pb-new-window">
      <span className="pf-v6-screen-reader"> (opens in a new tab)</span>
      <ExternalLinkAltIcon set="rh-ui" />
    </span>
  );
}
