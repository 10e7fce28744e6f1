import { Button, Card, CardBody, CardFooter, CardHeader, CardTitle } from '@patternfly/react-core';
import { RhUiEllipsisVerticalFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-ellipsis-vertical-fill-icon';

export const CardParts: React.FunctionComponent = () => (
  <Card>
    <CardHeader
      actions={{
        actions: <Button variant="plain" aria-label="Actions for web-1" icon={<RhUiEllipsisVerticalFillIcon />} />
      }}
    >
      <CardTitle>web-1</CardTitle>
    </CardHeader>
    <CardBody>Running for 12 days, in Frankfurt</CardBody>
    <CardFooter>
      <Button variant="link" isInline>
        View log
      </Button>
    </CardFooter>
  </Card>
);
