import { Card, CardBody } from '@patternfly/react-core';

export const ClassNamesOnly: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <label htmlFor="migration-class-names">Port *</label>
      <div className="pf-v6-c-form-control">
        <input type="text" id="migration-class-names" defaultValue="80443" />
      </div>
      <div>Wrong value</div>
    </CardBody>
  </Card>
);
