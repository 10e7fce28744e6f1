export interface MonitoredHost {
  name: string;
  status: 'Running' | 'Degraded' | 'Stopped';
  reason: string;
}

export const MONITORED_HOSTS: readonly MonitoredHost[] = [
  { name: 'db-1', status: 'Running', reason: 'All 4 checks passed 2 minutes ago.' },
  { name: 'db-2', status: 'Degraded', reason: 'Disk is 92 percent full.' },
  { name: 'mail-1', status: 'Running', reason: 'All 4 checks passed 1 minute ago.' },
  { name: 'queue-1', status: 'Stopped', reason: 'Stopped by Mia at 9:40 AM.' },
  { name: 'web-1', status: 'Running', reason: 'All 4 checks passed 3 minutes ago.' }
];
