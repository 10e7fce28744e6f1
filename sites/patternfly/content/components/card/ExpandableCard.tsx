import { useState } from 'react';
import { Card, CardBody, CardExpandableContent, CardHeader, CardTitle } from '@patternfly/react-core';

export const ExpandableCard: React.FunctionComponent = () => {
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <Card isExpanded={isExpanded}>
      <CardHeader
        onExpand={() => setIsExpanded(!isExpanded)}
        toggleButtonProps={{ 'aria-label': 'Details of the backup', 'aria-expanded': isExpanded }}
      >
        <CardTitle>Backup finished at 02:14</CardTitle>
      </CardHeader>
      <CardExpandableContent>
        <CardBody>480 GB in 38 minutes, to the storage in Dublin</CardBody>
      </CardExpandableContent>
    </Card>
  );
};
