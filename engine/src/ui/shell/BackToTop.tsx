import { ArrowUpIcon } from '@patternfly/react-icons/dist/js/icons/arrow-up-icon.js';

/**
 * Leads back to the page's beginning (requirement 2.7.8): at hand once the reader has scrolled, at the end of narrow
 * pages.
 */
export function BackToTop() {
  return (
    <nav aria-label="Page">
      <a className="pb-back-to-top" href="#main">
        <ArrowUpIcon set="rh-ui" /> Back to top
      </a>
    </nav>
  );
}
