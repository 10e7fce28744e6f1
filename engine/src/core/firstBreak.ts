/** Elements at whose start browsers ignore a line break. */
export const IGNORE_FIRST_BREAK: ReadonlySet<string> = new Set(['pre', 'textarea', 'listing']);
