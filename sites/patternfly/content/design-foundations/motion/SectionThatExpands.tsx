import { useState } from 'react';
import { ExpandableSection } from '@patternfly/react-core';

export const SectionThatExpands: React.FunctionComponent = () => {
  const [isExpanded, setIsExpanded] = useState(false);

  return (
    <ExpandableSection
      toggleText="Advanced settings"
      toggleId="motion-advanced-toggle"
      contentId="motion-advanced"
      isExpanded={isExpanded}
      onToggle={(_event, expanded) => setIsExpanded(expanded)}
    >
      Keep backups for 30 days. Encrypt them with the key of the cluster.
    </ExpandableSection>
  );
};
