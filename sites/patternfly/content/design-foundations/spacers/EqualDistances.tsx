import { Card, CardBody, TextInput } from '@patternfly/react-core';

const EQUAL: React.CSSProperties = { display: 'grid', gap: 'var(--pf-t--global--spacer--md)' };

export const EqualDistances: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <div style={EQUAL}>
        <label htmlFor="spacers-equal-host">Host</label>
        <TextInput id="spacers-equal-host" defaultValue="db.example.com" />
        <label htmlFor="spacers-equal-port">Port</label>
        <TextInput id="spacers-equal-port" defaultValue="5432" />
      </div>
    </CardBody>
  </Card>
);
