import { ExternalLinkAltIcon } from '@patternfly/react-icons/dist/js/icons/external-link-alt-icon.js';

/** Keeps the icon on the line of the last word. */
const NO_BREAK_SPACE = '\u00A0';

/** Says, to the eye and to the ear, that a link leads off the site. */
export function ExternalLinkMark() {
  return (
    <span className="pb-external">
      <span className="pf-v6-screen-reader"> (external link)</span>
      {NO_BREAK_SPACE}
      <ExternalLinkAltIcon set="rh-ui" />
    </span>
  );
}
