/** Filters that the list starts with. */
export const FILTERS: readonly string[] = ['Open', 'Assigned to me', 'This week'];
