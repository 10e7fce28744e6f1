import { Form } from '@patternfly/react-core';
import { PasswordField } from './PasswordField';

export const NewPassword: React.FunctionComponent = () => (
  <Form onSubmit={(event) => event.preventDefault()}>
    <PasswordField id="new-password" />
  </Form>
);
