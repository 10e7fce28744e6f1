import { Button, Card, CardBody, CardTitle, Gallery } from '@patternfly/react-core';
import { DetailsCard } from './DetailsCard';

export const OneFailedCard: React.FunctionComponent = () => (
  <Gallery hasGutter minWidths={{ default: '13rem' }}>
    <DetailsCard />
    <Card isCompact isFullHeight>
      <CardTitle component="h3">Cost</CardTitle>
      <CardBody>
        Couldn’t load the cost.{' '}
        <Button variant="link" isInline>
          Try again
        </Button>
      </CardBody>
    </Card>
  </Gallery>
);
