import { useState } from 'react';
import { Card, CardBody, CardTitle, ExpandableSection } from '@patternfly/react-core';

export const SectionThatExpands: React.FunctionComponent = () => {
  const [isExpanded, setIsExpanded] = useState(false);

  return (
    <Card>
      <CardTitle component="h4">Nightly backup</CardTitle>
      <CardBody>Starts every night at 02:00.</CardBody>
      <CardBody>
        <ExpandableSection
          toggleText="Advanced settings"
          toggleId="motion-advanced-toggle"
          contentId="motion-advanced"
          isExpanded={isExpanded}
          onToggle={(_event, expanded) => setIsExpanded(expanded)}
        >
          Keep backups for 30 days. Encrypt them with the key of the cluster.
        </ExpandableSection>
      </CardBody>
    </Card>
  );
};
