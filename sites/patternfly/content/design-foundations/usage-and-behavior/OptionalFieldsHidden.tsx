import { useState } from 'react';
import { Card, CardBody, ExpandableSection, Form, FormGroup, TextInput } from '@patternfly/react-core';

export const OptionalFieldsHidden: React.FunctionComponent = () => {
  const [isExpanded, setIsExpanded] = useState(false);

  return (
    <Card>
      <CardBody>
        <Form>
          <FormGroup label="Cluster name" isRequired fieldId="usage-cluster-name">
            <TextInput id="usage-cluster-name" isRequired />
          </FormGroup>
          <ExpandableSection
            toggleText="Network settings (optional)"
            toggleId="usage-network-toggle"
            contentId="usage-network"
            isExpanded={isExpanded}
            onToggle={(_event, expanded) => setIsExpanded(expanded)}
          >
            <FormGroup label="Service network" fieldId="usage-service-network">
              <TextInput id="usage-service-network" defaultValue="172.30.0.0/16" />
            </FormGroup>
          </ExpandableSection>
        </Form>
      </CardBody>
    </Card>
  );
};
