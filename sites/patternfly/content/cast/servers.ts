import type { State } from './states.ts';

/** A server. Pages call it a server or a host. */
export interface Server {
  name: string;
  status: State;
  region: 'Dublin' | 'Frankfurt' | 'Mumbai';
  /** Size of the memory, with its unit. */
  memory: string;
}

export const SERVERS = [
  { name: 'db-1', status: 'Running', region: 'Frankfurt', memory: '16 GB' },
  { name: 'db-2', status: 'Degraded', region: 'Dublin', memory: '16 GB' },
  { name: 'mail-1', status: 'Degraded', region: 'Mumbai', memory: '0.5 GB' },
  { name: 'queue-1', status: 'Running', region: 'Mumbai', memory: '8 GB' },
  { name: 'web-1', status: 'Running', region: 'Frankfurt', memory: '32 GB' },
  { name: 'web-2', status: 'Stopped', region: 'Dublin', memory: '32 GB' },
  { name: 'web-3', status: 'Failed', region: 'Mumbai', memory: '32 GB' },
  { name: 'cache-1', status: 'Running', region: 'Frankfurt', memory: '8 GB' }
] as const satisfies readonly Server[];

export type ServerName = (typeof SERVERS)[number]['name'];

/** The servers with these names, in this order. */
export function serversNamed(names: readonly ServerName[]): Server[] {
  return names.flatMap((name) => SERVERS.filter((server) => server.name === name));
}
