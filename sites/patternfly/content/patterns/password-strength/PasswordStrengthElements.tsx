import { Card, CardBody, Form } from '@patternfly/react-core';
import { PasswordField } from './PasswordField';

export const PasswordStrengthElements: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Form onSubmit={(event) => event.preventDefault()}>
        <PasswordField id="elements-password" initial="seven quiet otters" />
      </Form>
    </CardBody>
  </Card>
);
