import { Card, CardBody, Form, FormGroup, HelperText, HelperTextItem, Slider } from '@patternfly/react-core';
import { useState } from 'react';

const DAYS = [
  { value: 0, label: '7 days' },
  { value: 50, label: '14 days' },
  { value: 100, label: '21 days' }
];

const GIGABYTES: Readonly<Record<number, number>> = { 0: 28, 50: 56, 100: 84 };

export const SliderWithEffect: React.FunctionComponent = () => {
  const [value, setValue] = useState(50);
  return (
    <Card>
      <CardBody>
        <Form>
          <FormGroup role="group" label="Keep backups for" fieldId="backup-days">
            <Slider
              aria-labelledby="backup-days-legend"
              value={value}
              customSteps={DAYS}
              onChange={(_event, next) => setValue(next)}
              style={{ marginBlockEnd: 'var(--pf-t--global--spacer--lg)' }}
            />
            <HelperText isLiveRegion>
              <HelperTextItem>Needs {GIGABYTES[value]} GB.</HelperTextItem>
            </HelperText>
          </FormGroup>
        </Form>
      </CardBody>
    </Card>
  );
};
