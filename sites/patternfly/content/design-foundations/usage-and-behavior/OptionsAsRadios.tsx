import { useState } from 'react';
import { Card, CardBody, Form, FormGroup, Radio } from '@patternfly/react-core';

const STRATEGIES = ['Rolling update', 'Recreate', 'Blue and green'];

export const OptionsAsRadios: React.FunctionComponent = () => {
  const [selected, setSelected] = useState('Rolling update');

  return (
    <Card>
      <CardBody>
        <Form>
          <FormGroup label="Update strategy" role="radiogroup" isStack fieldId="usage-strategy">
            {STRATEGIES.map((strategy, index) => (
              <Radio
                key={strategy}
                id={`usage-strategy-${index}`}
                name="usage-strategy"
                label={strategy}
                isChecked={selected === strategy}
                onChange={() => setSelected(strategy)}
              />
            ))}
          </FormGroup>
        </Form>
      </CardBody>
    </Card>
  );
};
