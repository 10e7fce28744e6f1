export interface HostDetails {
  name: string;
  address: string;
  region: string;
  lastBackup: string;
}

export const HOST_DETAILS: readonly HostDetails[] = [
  { name: 'db-1', address: '192.0.2.10', region: 'Boston', lastBackup: 'May 9' },
  { name: 'mail-1', address: '192.0.2.31', region: 'Pune', lastBackup: 'May 7' },
  { name: 'web-1', address: '192.0.2.52', region: 'Brno', lastBackup: 'May 9' }
];
