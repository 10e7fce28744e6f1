import { BoltIcon } from '@patternfly/react-icons/dist/esm/icons/bolt-icon';
import { ChartLineIcon } from '@patternfly/react-icons/dist/esm/icons/chart-line-icon';
import { DatabaseIcon } from '@patternfly/react-icons/dist/esm/icons/database-icon';
import { GlobeIcon } from '@patternfly/react-icons/dist/esm/icons/globe-icon';
import { KeyIcon } from '@patternfly/react-icons/dist/esm/icons/key-icon';
import { StreamIcon } from '@patternfly/react-icons/dist/esm/icons/stream-icon';

export interface Service {
  name: string;
  description: string;
  icon: React.ReactNode;
}

/** Services of a catalog, sorted by name. */
export const SERVICES: readonly Service[] = [
  { name: 'Grafana', description: 'Dashboards', icon: <ChartLineIcon /> },
  { name: 'Kafka', description: 'Event streaming', icon: <StreamIcon /> },
  { name: 'Nginx', description: 'Web server', icon: <GlobeIcon /> },
  { name: 'Postgres', description: 'Relational database', icon: <DatabaseIcon /> },
  { name: 'Redis', description: 'Cache in memory', icon: <BoltIcon /> },
  { name: 'Vault', description: 'Secrets and keys', icon: <KeyIcon /> }
];
