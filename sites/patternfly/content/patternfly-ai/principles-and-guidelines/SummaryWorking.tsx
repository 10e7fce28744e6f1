import { Button, Card, CardBody, CardFooter, CardTitle, Skeleton, Stack, StackItem } from '@patternfly/react-core';

export const SummaryWorking: React.FunctionComponent = () => (
  <Card>
    <CardTitle component="h3">Summary</CardTitle>
    <CardBody>
      <Stack hasGutter>
        <StackItem>Reading 1,842 lines of the log</StackItem>
        <StackItem>
          <Skeleton screenreaderText="Writing the summary" />
        </StackItem>
        <StackItem>
          <Skeleton width="60%" />
        </StackItem>
      </Stack>
    </CardBody>
    <CardFooter>
      <Button variant="link" isInline>
        Cancel
      </Button>
    </CardFooter>
  </Card>
);
