import { Card, CardBody, CardTitle, Progress, ProgressVariant, Stack, StackItem } from '@patternfly/react-core';

export interface UtilizationCardProps {
  /** Starts the ids of the bars. */
  id: string;
}

/** How much of each resource is in use. */
export const UtilizationCard: React.FunctionComponent<UtilizationCardProps> = ({ id }) => (
  <Card isCompact isFullHeight>
    <CardTitle component="h3">Utilization</CardTitle>
    <CardBody>
      <Stack hasGutter>
        <StackItem>
          <Progress id={`${id}-cpu`} title="CPU: 9.6 of 24 cores" value={40} size="sm" />
        </StackItem>
        <StackItem>
          <Progress
            id={`${id}-storage`}
            title="Storage: 4.6 of 5 TiB"
            value={92}
            variant={ProgressVariant.warning}
            size="sm"
          />
        </StackItem>
      </Stack>
    </CardBody>
  </Card>
);
