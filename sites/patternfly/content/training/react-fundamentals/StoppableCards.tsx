import { useState } from 'react';
import {
  ActionList,
  ActionListGroup,
  ActionListItem,
  Button,
  Card,
  CardBody,
  CardFooter,
  CardHeader,
  CardTitle,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Gallery,
  Label
} from '@patternfly/react-core';

interface Service {
  name: string;
  purpose: string;
  version: string;
  region: string;
  startsStopped?: boolean;
}

const SERVICES: Service[] = [
  { name: 'Checkout', purpose: 'Takes payments for the online shop.', version: '4.2', region: 'Europe West' },
  { name: 'Catalog', purpose: 'Knows all products and prices.', version: '2.9', region: 'Europe West' },
  {
    name: 'Shipping',
    purpose: 'Hands all parcels to the carriers.',
    version: '7.0',
    region: 'Europe North',
    startsStopped: true
  }
];

const ServiceCard: React.FunctionComponent<Service> = ({ name, purpose, version, region, startsStopped = false }) => {
  const [isRunning, setIsRunning] = useState(!startsStopped);
  const action = isRunning ? 'Stop' : 'Start';

  return (
    <Card>
      <CardHeader
        actions={{
          actions: <Label status={isRunning ? 'success' : undefined}>{isRunning ? 'Running' : 'Stopped'}</Label>,
          hasNoOffset: true
        }}
      >
        <CardTitle component="h4">{name}</CardTitle>
      </CardHeader>
      <CardBody>{purpose}</CardBody>
      <CardBody>
        <DescriptionList isCompact columnModifier={{ default: '2Col' }}>
          <DescriptionListGroup>
            <DescriptionListTerm>Version</DescriptionListTerm>
            <DescriptionListDescription>{version}</DescriptionListDescription>
          </DescriptionListGroup>
          <DescriptionListGroup>
            <DescriptionListTerm>Region</DescriptionListTerm>
            <DescriptionListDescription>{region}</DescriptionListDescription>
          </DescriptionListGroup>
        </DescriptionList>
      </CardBody>
      <CardFooter>
        <ActionList>
          <ActionListGroup>
            <ActionListItem>
              <Button variant="secondary" aria-label={`${action} ${name}`} onClick={() => setIsRunning(!isRunning)}>
                {action}
              </Button>
            </ActionListItem>
            <ActionListItem>
              <Button variant="link" aria-label={`View log of ${name}`}>
                View log
              </Button>
            </ActionListItem>
          </ActionListGroup>
        </ActionList>
      </CardFooter>
    </Card>
  );
};

export const StoppableCards: React.FunctionComponent = () => (
  <Gallery hasGutter minWidths={{ default: 'max(200px, 30%)' }}>
    {SERVICES.map((service) => (
      <ServiceCard key={service.name} {...service} />
    ))}
  </Gallery>
);
