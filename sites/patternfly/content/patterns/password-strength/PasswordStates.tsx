import { Card, CardBody, Form, Gallery } from '@patternfly/react-core';
import { PasswordField } from './PasswordField';

const PASSWORDS = ['', 'password', 'quiet otters qq', 'seven quiet otters jump'];

export const PasswordStates: React.FunctionComponent = () => (
  <Gallery hasGutter minWidths={{ default: '16rem' }}>
    {PASSWORDS.map((password, index) => (
      <Card key={password} isCompact>
        <CardBody>
          <Form onSubmit={(event) => event.preventDefault()}>
            <PasswordField id={`state-${index}`} initial={password} />
          </Form>
        </CardBody>
      </Card>
    ))}
  </Gallery>
);
