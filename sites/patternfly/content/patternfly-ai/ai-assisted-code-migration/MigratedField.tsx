import { useState } from 'react';
import {
  Card,
  CardBody,
  Form,
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  TextInput
} from '@patternfly/react-core';

export const MigratedField: React.FunctionComponent = () => {
  const [port, setPort] = useState('80443');
  const isValid = /^\d+$/.test(port) && Number(port) >= 1 && Number(port) <= 65535;

  return (
    <Card>
      <CardBody>
        <Form onSubmit={(event) => event.preventDefault()}>
          <FormGroup label="Port" isRequired fieldId="migration-port">
            <TextInput
              id="migration-port"
              isRequired
              value={port}
              validated={isValid ? 'default' : 'error'}
              aria-describedby="migration-port-help"
              onChange={(_event, value) => setPort(value)}
            />
            <FormHelperText>
              <HelperText id="migration-port-help" isLiveRegion>
                {!isValid && <HelperTextItem variant="error">Enter a number from 1 to 65535.</HelperTextItem>}
              </HelperText>
            </FormHelperText>
          </FormGroup>
        </Form>
      </CardBody>
    </Card>
  );
};
