import { Button, Card, CardBody, CardFooter, CardTitle, Flex, Label } from '@patternfly/react-core';

export const SummaryComplete: React.FunctionComponent = () => (
  <Card>
    <CardTitle component="h3">
      Summary{' '}
      <Label isCompact variant="outline">
        By AI
      </Label>
    </CardTitle>
    <CardBody>
      The test <em>checkout-3</em> ran longer than 10 minutes and was stopped. From lines 1,204 to 1,239.
    </CardBody>
    <CardFooter>
      <Flex>
        <Button variant="link" isInline>
          Show lines
        </Button>
        <Button variant="link" isInline>
          Discard
        </Button>
      </Flex>
    </CardFooter>
  </Card>
);
