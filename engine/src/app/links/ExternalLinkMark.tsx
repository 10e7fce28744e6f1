import { ExternalLinkAltIcon } from '@patternfly/react-icons/dist/js/icons/external-link-alt-icon.js';

/** Says, to the eye and to the ear, that a link leads off the site. */
export function ExternalLinkMark() {
  return (
    <span className="pb-external">
      <span className="pf-v6-screen-reader"> (external link)</span>
      {/* Keeps the icon on the line of the last word. */ '\u00A0'}
      <ExternalLinkAltIcon set="rh-ui" />
    </span>
  );
}
