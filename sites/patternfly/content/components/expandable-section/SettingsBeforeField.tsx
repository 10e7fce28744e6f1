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

export const SettingsBeforeField: React.FunctionComponent = () => {
  const [isExpanded, setIsExpanded] = useState(false);

  return (
    <Card>
      <CardBody>
        <Form>
          <ExpandableSection
            toggleText="Advanced settings"
            toggleId="settings-before-toggle"
            contentId="settings-before"
            isExpanded={isExpanded}
            onToggle={(_event, expanded) => setIsExpanded(expanded)}
          >
            <FormGroup label="Port" fieldId="settings-before-port">
              <TextInput id="settings-before-port" defaultValue="5432" />
            </FormGroup>
          </ExpandableSection>
          <FormGroup label="Name" isRequired fieldId="settings-before-name">
            <TextInput id="settings-before-name" isRequired />
          </FormGroup>
          <ActionGroup>
            <Button>Create service</Button>
          </ActionGroup>
        </Form>
      </CardBody>
    </Card>
  );
};
