import { Card, CardBody, CardTitle, Gallery, Skeleton } from '@patternfly/react-core';

export const LoadingCatalog: React.FunctionComponent = () => (
  <Gallery hasGutter minWidths={{ default: '7rem' }}>
    {['first', 'second', 'third', 'fourth'].map((place) => (
      <Card key={place} isCompact isFullHeight>
        <CardTitle>
          <Skeleton width="60%" screenreaderText={place === 'first' ? 'The catalog is loading' : undefined} />
        </CardTitle>
        <CardBody>
          <Skeleton width="90%" />
        </CardBody>
      </Card>
    ))}
  </Gallery>
);
