import { Card, CardBody } from '@patternfly/react-core';

/** Text of twice the size, as a browser's setting makes it. */
export const GrowingLines: React.FunctionComponent = () => (
  <Card>
    <CardBody style={{ fontSize: '1.75rem', lineHeight: 'var(--pf-t--global--font--line-height--body)' }}>
      The last backup is two days old.
    </CardBody>
  </Card>
);
