import { type Server, serversNamed } from '../../cast/servers';

export const SERVERS: readonly Server[] = serversNamed([
  'db-1',
  'db-2',
  'mail-1',
  'queue-1',
  'web-1',
  'web-2',
  'web-3'
]);

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
