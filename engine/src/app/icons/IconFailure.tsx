import { Alert, AlertActionLink } from '@patternfly/react-core';

/** Says that icons or their pictures did not load, and offers to try again. The script fills in which. */
export function IconFailure() {
  return (
    <div data-icon-failure hidden>
      <Alert
        isInline
        variant="danger"
        title={<span data-icon-failure-text>The icons could not be loaded.</span>}
        component="p"
        actionLinks={<AlertActionLink data-icon-retry>Try again</AlertActionLink>}
      />
    </div>
  );
}
