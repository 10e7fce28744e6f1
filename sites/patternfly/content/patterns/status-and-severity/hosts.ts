export interface MonitoredHost {
  name: string;
  status: 'Running' | 'Degraded' | 'Failed';
  reason: string;
}

export const MONITORED_HOSTS: readonly MonitoredHost[] = [
  { name: 'db-1', status: 'Running', reason: 'All 4 checks passed 2 minutes ago.' },
  { name: 'db-2', status: 'Degraded', reason: 'Disk is 92 percent full.' },
  { name: 'queue-1', status: 'Running', reason: 'All 4 checks passed 1 minute ago.' },
  { name: 'web-1', status: 'Running', reason: 'All 4 checks passed 3 minutes ago.' },
  { name: 'web-3', status: 'Failed', reason: 'No answer since 9:40 AM.' }
];
