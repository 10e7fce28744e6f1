import { Card, CardBody } from '@patternfly/react-core';

export const ClassNamesOnly: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <div className="pf-v6-c-form">
        <div className="pf-v6-c-form__group">
          <div className="pf-v6-c-form__group-label">
            <label className="pf-v6-c-form__label" htmlFor="migration-class-names">
              <span className="pf-v6-c-form__label-text">Port *</span>
            </label>
          </div>
          <div className="pf-v6-c-form__group-control">
            <div className="pf-v6-c-form-control">
              <input type="text" id="migration-class-names" defaultValue="80443" />
            </div>
            <div>Wrong value</div>
          </div>
        </div>
      </div>
    </CardBody>
  </Card>
);
