import { useState } from 'react';
import { ExpandableSection } from '@patternfly/react-core';

export const ExpandableParts: React.FunctionComponent = () => {
  const [isExpanded, setIsExpanded] = useState(true);

  return (
    <ExpandableSection
      toggleText="Connection details"
      toggleId="expandable-parts-toggle"
      contentId="expandable-parts"
      isExpanded={isExpanded}
      onToggle={(_event, expanded) => setIsExpanded(expanded)}
    >
      Port 5432, encrypted with TLS 1.3
    </ExpandableSection>
  );
};
