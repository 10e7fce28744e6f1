import { useState } from 'react';
import {
  ActionGroup,
  Button,
  Card,
  CardBody,
  Form,
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  TextInput
} from '@patternfly/react-core';

export const FieldWithAnError: React.FunctionComponent = () => {
  const [name, setName] = useState('cluster east');
  const [result, setResult] = useState<'default' | 'success' | 'error'>('default');

  // Each check starts anew, so that a second error moves the field again.
  const check = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setResult('default');
    setTimeout(() => setResult(name.includes(' ') ? 'error' : 'success'), 300);
  };

  return (
    <Card>
      <CardBody>
        <Form onSubmit={check}>
          <FormGroup label="Cluster name" fieldId="motion-cluster-name">
            <TextInput
              id="motion-cluster-name"
              value={name}
              validated={result}
              aria-describedby="motion-cluster-name-help"
              onChange={(_event, value) => setName(value)}
            />
            <FormHelperText>
              <HelperText id="motion-cluster-name-help" isLiveRegion>
                {result === 'error' && (
                  <HelperTextItem variant="error">Remove the space: a name is one word.</HelperTextItem>
                )}
              </HelperText>
            </FormHelperText>
          </FormGroup>
          <ActionGroup>
            <Button type="submit" variant="secondary">
              Check the name
            </Button>
          </ActionGroup>
        </Form>
      </CardBody>
    </Card>
  );
};
