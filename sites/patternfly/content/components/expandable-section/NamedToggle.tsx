import { useState } from 'react';
import { Alert, ExpandableSection } from '@patternfly/react-core';

export const NamedToggle: React.FunctionComponent = () => {
  const [isExpanded, setIsExpanded] = useState(false);

  return (
    <Alert isInline variant="danger" title="Couldn’t save the volume" component="h3">
      <p>The volume data-1 is full.</p>
      <ExpandableSection
        toggleText="Error details"
        toggleId="named-toggle"
        contentId="named"
        isExpanded={isExpanded}
        onToggle={(_event, expanded) => setIsExpanded(expanded)}
      >
        ENOSPC: no space left on device
      </ExpandableSection>
    </Alert>
  );
};
