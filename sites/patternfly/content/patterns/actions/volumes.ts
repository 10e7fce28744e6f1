export interface Volume {
  name: string;
  size: string;
  /** Name of the server that uses the volume. */
  server?: string;
}

export const VOLUMES: readonly Volume[] = [
  { name: 'backup-may', size: '120 GB' },
  { name: 'data-1', size: '250 GB', server: 'db-1' },
  { name: 'scratch', size: '40 GB' }
];
