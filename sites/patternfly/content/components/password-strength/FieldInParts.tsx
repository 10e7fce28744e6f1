import { Card, CardBody, Form } from '@patternfly/react-core';
import { PasswordField } from '../../patterns/password-strength/PasswordField';

export const FieldInParts: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Form onSubmit={(event) => event.preventDefault()}>
        <PasswordField id="parts-password" initial="seven quiet otters jump" />
      </Form>
    </CardBody>
  </Card>
);
