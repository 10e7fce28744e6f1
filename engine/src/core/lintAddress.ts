/** Address of what the checker of code needs of a site: for browsers, and for `patternbook lint`. */
export const LINT_ADDRESS = '/api/lint.json';
