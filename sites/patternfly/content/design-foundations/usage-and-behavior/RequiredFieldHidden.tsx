import { useState } from 'react';
import { Card, CardBody, ExpandableSection, Form, FormGroup, TextInput } from '@patternfly/react-core';

export const RequiredFieldHidden: React.FunctionComponent = () => {
  const [isExpanded, setIsExpanded] = useState(false);

  return (
    <Card>
      <CardBody>
        <Form>
          <FormGroup label="Cluster name" isRequired fieldId="usage-other-cluster">
            <TextInput id="usage-other-cluster" isRequired />
          </FormGroup>
          <ExpandableSection
            toggleText="More settings"
            toggleId="usage-more-toggle"
            contentId="usage-more"
            isExpanded={isExpanded}
            onToggle={(_event, expanded) => setIsExpanded(expanded)}
          >
            <FormGroup label="Pull secret" isRequired fieldId="usage-pull-secret">
              <TextInput id="usage-pull-secret" isRequired />
            </FormGroup>
          </ExpandableSection>
        </Form>
      </CardBody>
    </Card>
  );
};
