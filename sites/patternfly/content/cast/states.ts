/** A status of the components, or none for a neutral state. */
export type Status = 'danger' | 'warning' | 'success' | 'info' | 'custom' | undefined;

/**
 * The status of each state that figures show, as the page Status and severity decides. What someone stopped, paused, or
 * has not started yet does what it should, so it is neutral; what should run and doesn't has failed.
 */
export const STATES = {
  Running: 'success',
  Ready: 'success',
  Completed: 'success',
  Healthy: 'success',
  Degraded: 'warning',
  'Nearly full': 'warning',
  Expiring: 'warning',
  Late: 'warning',
  Failed: 'danger',
  Updating: 'info',
  'Update available': 'info',
  'In maintenance': 'custom',
  Stopped: undefined,
  Paused: undefined,
  Pending: undefined
} as const satisfies Record<string, Status>;

export type State = keyof typeof STATES;
