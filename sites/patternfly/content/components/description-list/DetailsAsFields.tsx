import { Card, CardBody, Form, FormGroup, TextInput } from '@patternfly/react-core';

const DETAILS = [
  { term: 'Region', value: 'Dublin' },
  { term: 'Memory', value: '16 GB' }
];

export const DetailsAsFields: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Form>
        {DETAILS.map(({ term, value }) => (
          <FormGroup key={term} label={term} fieldId={`detail-${term}`}>
            <TextInput id={`detail-${term}`} value={value} isDisabled />
          </FormGroup>
        ))}
      </Form>
    </CardBody>
  </Card>
);
