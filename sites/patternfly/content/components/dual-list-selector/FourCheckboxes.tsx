import { Card, CardBody, Checkbox, Form, FormGroup } from '@patternfly/react-core';

const PERMISSIONS = ['Read', 'Write', 'Restart', 'Delete'];
const GRANTED = ['Read', 'Write'];

export const FourCheckboxes: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Form>
        <FormGroup role="group" isStack fieldId="four-permissions" label="Permissions">
          {PERMISSIONS.map((name) => (
            <Checkbox key={name} id={`permission-${name}`} label={name} defaultChecked={GRANTED.includes(name)} />
          ))}
        </FormGroup>
      </Form>
    </CardBody>
  </Card>
);
