/** Address of the stored releases of a site: for browsers, and for other programs. */
export const HISTORY_ADDRESS = '/api/history.json';
