import { Button, Card, CardBody, CardFooter, CardTitle, Flex } from '@patternfly/react-core';

export const FixedDraft: React.FunctionComponent = () => (
  <Card>
    <CardTitle component="h3">Summary (draft by AI)</CardTitle>
    <CardBody>The disk of db-2 was full from 2:10 to 2:45 AM. Orders were delayed.</CardBody>
    <CardFooter>
      <Flex>
        <Button variant="secondary">Accept</Button>
        <Button variant="link" isInline>
          Generate again
        </Button>
      </Flex>
    </CardFooter>
  </Card>
);
