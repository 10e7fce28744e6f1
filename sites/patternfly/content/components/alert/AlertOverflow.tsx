import { Alert, AlertActionCloseButton, AlertGroup } from '@patternfly/react-core';

const TITLES = ["Couldn't restart web-3", "Couldn't back up db-1", "Couldn't resize data-1"];

export const AlertOverflow: React.FunctionComponent = () => (
  <AlertGroup overflowMessage="View 2 more alerts">
    {TITLES.map((title) => (
      <Alert key={title} variant="danger" title={title} component="p" actionClose={<AlertActionCloseButton />} />
    ))}
  </AlertGroup>
);
