import {
  Card,
  CardBody,
  Flex,
  FlexItem,
  Progress,
  ProgressMeasureLocation,
  Skeleton,
  Spinner,
  Stack,
  StackItem
} from '@patternfly/react-core';

export const KindsOfProgress: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Stack hasGutter>
        <StackItem>
          <Progress
            id="usage-progress"
            title="Uploading disk image"
            value={62}
            measureLocation={ProgressMeasureLocation.outside}
          />
        </StackItem>
        <StackItem>
          <Skeleton width="70%" screenreaderText="Loading the host’s details" />
        </StackItem>
        <StackItem>
          <Skeleton width="45%" />
        </StackItem>
        <StackItem>
          <Flex>
            <Spinner size="md" aria-label="Looking for hosts" />
            <FlexItem>Looking for hosts</FlexItem>
          </Flex>
        </StackItem>
      </Stack>
    </CardBody>
  </Card>
);
