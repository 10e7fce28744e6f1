import { Gallery } from '@patternfly/react-core';
import { ServiceCard } from './ServiceCard';
import { SERVICES } from './services';

/** Reads down the columns of two. */
const ORDER = [0, 3, 1, 4, 2, 5];

export const SortedByColumn: React.FunctionComponent = () => (
  <Gallery hasGutter minWidths={{ default: '7rem' }}>
    {ORDER.map((index) => (
      <ServiceCard key={SERVICES[index].name} service={SERVICES[index]} />
    ))}
  </Gallery>
);
