import { Alert, AlertActionCloseButton, AlertGroup } from '@patternfly/react-core';

const TITLES = ["Couldn't restart web-01", "Couldn't restart web-02", "Couldn't back up db-01"];

export const AlertOverflow: React.FunctionComponent = () => (
  <AlertGroup overflowMessage="View 2 more alerts">
    {TITLES.map((title) => (
      <Alert key={title} variant="danger" title={title} component="p" actionClose={<AlertActionCloseButton />} />
    ))}
  </AlertGroup>
);
