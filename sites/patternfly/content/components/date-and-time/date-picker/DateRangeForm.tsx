import { Card, CardBody, DatePicker, Form, FormGroup } from '@patternfly/react-core';
import { useState } from 'react';

const START = '2026-08-03';

export const DateRangeForm: React.FunctionComponent = () => {
  const [start, setStart] = useState(START);
  const [end, setEnd] = useState('2026-08-07');
  const beforeStart = (date: Date): string =>
    date < new Date(`${start}T00:00:00`) ? 'Choose the start date or later.' : '';
  return (
    <Card>
      <CardBody>
        <Form>
          <FormGroup label="Start of maintenance" fieldId="range-start">
            <DatePicker
              aria-label="Start of maintenance"
              buttonAriaLabel="Open the calendar for the start"
              inputProps={{ id: 'range-start' }}
              value={start}
              onChange={(_event, value) => setStart(value)}
            />
          </FormGroup>
          <FormGroup label="End of maintenance" fieldId="range-end">
            <DatePicker
              aria-label="End of maintenance"
              buttonAriaLabel="Open the calendar for the end"
              inputProps={{ id: 'range-end' }}
              value={end}
              rangeStart={new Date(`${start}T00:00:00`)}
              validators={[beforeStart]}
              onChange={(_event, value) => setEnd(value)}
            />
          </FormGroup>
        </Form>
      </CardBody>
    </Card>
  );
};
