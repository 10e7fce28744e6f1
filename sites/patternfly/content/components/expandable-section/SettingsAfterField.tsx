import { useState } from 'react';
import {
  ActionGroup,
  Button,
  Card,
  CardBody,
  ExpandableSection,
  Form,
  FormGroup,
  TextInput
} from '@patternfly/react-core';

export const SettingsAfterField: React.FunctionComponent = () => {
  const [isExpanded, setIsExpanded] = useState(false);

  return (
    <Card>
      <CardBody>
        <Form>
          <FormGroup label="Name" isRequired fieldId="settings-after-name">
            <TextInput id="settings-after-name" isRequired />
          </FormGroup>
          <ExpandableSection
            toggleText="Advanced settings"
            toggleId="settings-after-toggle"
            contentId="settings-after"
            isExpanded={isExpanded}
            onToggle={(_event, expanded) => setIsExpanded(expanded)}
          >
            <FormGroup label="Port" fieldId="settings-after-port">
              <TextInput id="settings-after-port" defaultValue="5432" />
            </FormGroup>
          </ExpandableSection>
          <ActionGroup>
            <Button>Create service</Button>
          </ActionGroup>
        </Form>
      </CardBody>
    </Card>
  );
};
