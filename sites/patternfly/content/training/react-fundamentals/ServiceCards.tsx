import {
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
}

const SERVICES: Service[] = [
  { name: 'Checkout', purpose: 'Takes payments for the online shop.', version: '4.2', region: 'Europe West' },
  { name: 'Catalog', purpose: 'Knows all products and prices.', version: '2.9', region: 'Europe West' },
  { name: 'Shipping', purpose: 'Hands all parcels to the carriers.', version: '7.0', region: 'Europe North' }
];

const ServiceCard: React.FunctionComponent<Service> = ({ name, purpose, version, region }) => (
  <Card>
    <CardHeader actions={{ actions: <Label status="success">Running</Label>, hasNoOffset: true }}>
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
      <Button variant="link" isInline aria-label={`View log of ${name}`}>
        View log
      </Button>
    </CardFooter>
  </Card>
);

export const ServiceCards: React.FunctionComponent = () => (
  <Gallery hasGutter minWidths={{ default: 'max(200px, 30%)' }}>
    {SERVICES.map((service) => (
      <ServiceCard key={service.name} {...service} />
    ))}
  </Gallery>
);
