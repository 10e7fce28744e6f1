import { useState } from 'react';
import { Card, CardBody, Checkbox, Form, FormGroup } from '@patternfly/react-core';

const STRATEGIES = ['Rolling update', 'Recreate', 'Blue and green'];

export const OptionsAsCheckboxes: React.FunctionComponent = () => {
  const [selected, setSelected] = useState(['Rolling update', 'Recreate']);

  const select = (strategy: string, isSelected: boolean) =>
    setSelected((others) => (isSelected ? [...others, strategy] : others.filter((other) => other !== strategy)));

  return (
    <Card>
      <CardBody>
        <Form>
          <FormGroup label="Update strategy" role="group" isStack fieldId="usage-strategies">
            {STRATEGIES.map((strategy, index) => (
              <Checkbox
                key={strategy}
                id={`usage-strategies-${index}`}
                label={strategy}
                isChecked={selected.includes(strategy)}
                onChange={(_event, isSelected) => select(strategy, isSelected)}
              />
            ))}
          </FormGroup>
        </Form>
      </CardBody>
    </Card>
  );
};
