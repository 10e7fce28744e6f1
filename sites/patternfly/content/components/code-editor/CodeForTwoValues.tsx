import { Card, CardBody, Form, FormGroup } from '@patternfly/react-core';
import { EditorBox } from './EditorBox.tsx';

const CODE = ['service: web-cache', 'region: frankfurt'].join('\n');

export const CodeForTwoValues: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Form>
        <FormGroup label="Service and region">
          <EditorBox code={CODE} file="web-cache.yaml" />
        </FormGroup>
      </Form>
    </CardBody>
  </Card>
);
