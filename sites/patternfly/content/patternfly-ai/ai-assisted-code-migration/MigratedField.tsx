import { useState } from 'react';
import {
  Card,
  CardBody,
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  TextInput
} from '@patternfly/react-core';

export const MigratedField: React.FunctionComponent = () => {
  const [port, setPort] = useState('80443');
  const isValid = /^\d+$/.test(port) && Number(port) < 65536;

  return (
    <Card>
      <CardBody>
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
              {!isValid && <HelperTextItem variant="error">Enter a number up to 65535.</HelperTextItem>}
            </HelperText>
          </FormHelperText>
        </FormGroup>
      </CardBody>
    </Card>
  );
};
