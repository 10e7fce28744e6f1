import type { State } from '../../cast/states';

export interface HostDetails {
  name: string;
  status: State;
  address: string;
  region: string;
  lastBackup: string;
}

export const HOST_DETAILS: readonly HostDetails[] = [
  { name: 'db-1', status: 'Running', address: '192.0.2.10', region: 'Frankfurt', lastBackup: 'May 9, 02:40' },
  { name: 'mail-1', status: 'Degraded', address: '192.0.2.31', region: 'Mumbai', lastBackup: 'May 7, 02:15' },
  { name: 'queue-1', status: 'Running', address: '192.0.2.40', region: 'Mumbai', lastBackup: 'May 9, 02:22' },
  { name: 'web-1', status: 'Running', address: '192.0.2.52', region: 'Frankfurt', lastBackup: 'May 9, 02:05' },
  { name: 'web-2', status: 'Stopped', address: '192.0.2.53', region: 'Dublin', lastBackup: 'May 8, 02:05' }
];
