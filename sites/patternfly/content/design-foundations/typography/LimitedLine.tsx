import { Card, CardBody, CardTitle } from '@patternfly/react-core';

export const LimitedLine: React.FunctionComponent = () => (
  <Card>
    <CardTitle component="h3">Version 4.2</CardTitle>
    <CardBody style={{ maxInlineSize: '50ch', fontSize: 'var(--pf-t--global--font--size--body--sm)' }}>
      Backups now run while the cluster is in use. They take longer than before, and no longer block writing. To restore
      one, stop the services that write to the database first. Backups of earlier versions can still be restored, but
      only as a whole.
    </CardBody>
  </Card>
);
