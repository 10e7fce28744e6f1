import { Card, CardBody, Flex, FlexItem, Skeleton, Stack, StackItem } from '@patternfly/react-core';

export const SkeletonParts: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Flex flexWrap={{ default: 'nowrap' }} alignItems={{ default: 'alignItemsFlexStart' }}>
        <Skeleton shape="circle" width="3rem" screenreaderText="Loading owner" />
        <FlexItem grow={{ default: 'grow' }}>
          <Skeleton fontSize="lg" width="60%" />
          <Stack hasGutter style={{ marginBlockStart: 'var(--pf-t--global--spacer--md)' }}>
            <StackItem>
              <Skeleton />
            </StackItem>
            <StackItem>
              <Skeleton width="75%" />
            </StackItem>
          </Stack>
        </FlexItem>
      </Flex>
    </CardBody>
  </Card>
);
