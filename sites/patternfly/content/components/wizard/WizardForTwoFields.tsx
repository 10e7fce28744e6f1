import { Form, FormGroup, TextInput } from '@patternfly/react-core';
import { ServerWizard } from './ServerWizard.tsx';

const name = (
  <Form>
    <FormGroup label="Name" fieldId="split-name">
      <TextInput id="split-name" defaultValue="web-4" />
    </FormGroup>
  </Form>
);

const region = (
  <Form>
    <FormGroup label="Region" fieldId="split-region">
      <TextInput id="split-region" defaultValue="Frankfurt" />
    </FormGroup>
  </Form>
);

export const WizardForTwoFields: React.FunctionComponent = () => (
  <ServerWizard
    id="split"
    hasNoList
    steps={[
      { name: 'Name', children: name, footer: { isCancelHidden: true } },
      { name: 'Region', children: region, footer: { nextButtonText: 'Create server' } }
    ]}
  />
);
