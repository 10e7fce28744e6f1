export interface Server {
  name: string;
  status: string;
}

export const SERVERS: readonly Server[] = [
  { name: 'db-1', status: 'Running' },
  { name: 'db-2', status: 'Stopped' },
  { name: 'mail-1', status: 'Running' },
  { name: 'queue-1', status: 'Running' },
  { name: 'web-1', status: 'Stopped' },
  { name: 'web-2', status: 'Running' },
  { name: 'web-3', status: 'Running' }
];

/** Servers on a page of the table. */
export const PER_PAGE = 3;

/** @param page counted from 1 */
export function serversOf(page: number): readonly Server[] {
  return SERVERS.slice((page - 1) * PER_PAGE, page * PER_PAGE);
}

/** A number of servers in words. */
export function countOf(count: number): string {
  return count === 1 ? '1 server' : `${count} servers`;
}
