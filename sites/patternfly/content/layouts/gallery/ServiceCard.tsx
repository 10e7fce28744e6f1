import { Card, CardBody, CardTitle, Flex, FlexItem, Icon, type CardProps } from '@patternfly/react-core';
import type { Service } from './services';

/** A card of the catalog, as tall as its row. */
export const ServiceCard: React.FunctionComponent<{ service: Service } & Omit<CardProps, 'children'>> = ({
  service,
  ...props
}) => (
  <Card isCompact isFullHeight {...props}>
    <CardTitle>
      <Flex spaceItems={{ default: 'spaceItemsSm' }} flexWrap={{ default: 'nowrap' }}>
        <FlexItem>
          <Icon isInline>{service.icon}</Icon>
        </FlexItem>
        <FlexItem>{service.name}</FlexItem>
      </Flex>
    </CardTitle>
    <CardBody>{service.description}</CardBody>
  </Card>
);
