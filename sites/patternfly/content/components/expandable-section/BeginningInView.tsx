import { useState } from 'react';
import { Card, CardBody, CardTitle, ExpandableSection } from '@patternfly/react-core';

const DESCRIPTION =
  'Orion collects the metrics of all servers in Frankfurt and Dublin. It keeps them for 90 days, draws the charts of the dashboard, and sends the report of each night. Dana owns the project, and new members ask her for access.';

export const BeginningInView: React.FunctionComponent = () => {
  const [isExpanded, setIsExpanded] = useState(false);

  return (
    <Card>
      <CardTitle>Orion</CardTitle>
      <CardBody>
        <ExpandableSection
          variant="truncate"
          toggleText={isExpanded ? 'Show less' : 'Show more'}
          toggleId="beginning-toggle"
          contentId="beginning"
          isExpanded={isExpanded}
          onToggle={(_event, expanded) => setIsExpanded(expanded)}
        >
          {DESCRIPTION}
        </ExpandableSection>
      </CardBody>
    </Card>
  );
};
