import type { ServiceCardProps } from './ServiceCard';

export const SERVICES: readonly Pick<ServiceCardProps, 'name' | 'description' | 'status'>[] = [
  { name: 'Kafka', description: 'Streams events between services', status: 'Running' },
  { name: 'Postgres', description: 'Stores orders and customers', status: 'Running' },
  { name: 'Redis', description: 'Caches sessions', status: 'Stopped' },
  { name: 'Vault', description: 'Keeps secrets', status: 'Running' }
];
