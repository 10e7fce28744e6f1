import type { State } from './states.ts';

interface Described {
  name: string;
  status?: State;
}

export const CLUSTERS = [
  { name: 'east', status: 'Running' },
  { name: 'west', status: 'Failed' }
] as const satisfies readonly Described[];

export const SERVICES = [
  { name: 'Kafka', status: 'Running' },
  { name: 'Postgres', status: 'Running' },
  { name: 'Redis', status: 'Stopped' },
  { name: 'Vault', status: 'Running' },
  { name: 'billing-db', status: 'Running' },
  { name: 'mail-queue', status: 'Failed' },
  { name: 'web-cache', status: 'Running' }
] as const satisfies readonly Described[];

/** Jobs of each night, with the result of the last one. */
export const JOBS = [
  { name: 'Backup', status: 'Completed' },
  { name: 'Cleanup', status: 'Failed' },
  { name: 'Report', status: 'Completed' }
] as const satisfies readonly Described[];

export const VOLUMES = [
  { name: 'backup', size: '96 GB' },
  { name: 'logs', size: '24 GB' },
  { name: 'cache', size: '8 GB' },
  { name: 'backup-may', size: '120 GB' },
  { name: 'data-1', size: '250 GB', server: 'db-1' },
  { name: 'scratch', size: '40 GB' }
] as const satisfies readonly (Described & { size: string; server?: string })[];

export const PROJECTS = [
  { name: 'Orion', owner: 'Dana' },
  { name: 'Atlas', owner: 'Jonas' },
  { name: 'Vega', owner: 'Mei' }
] as const satisfies readonly (Described & { owner: string })[];

/** First and last names. Each first name belongs to one person. */
export const PEOPLE = [
  'Amara Obi',
  'Ana Duarte',
  'Dana Reyes',
  'Jonas Berg',
  'Kofi Mensah',
  'Mei Tanaka',
  'Mia Okafor',
  'Tomas Novak',
  'Zoe Laurent'
] as const;
