import type { createPortal as CreatePortal } from 'react-dom';

let count = 0;

/** The server has no place for portals: they are left out and counted. */
export function leaveOutPortals(reactDom: { createPortal: typeof CreatePortal }): void {
  reactDom.createPortal = () => {
    count++;
    return null as unknown as ReturnType<typeof CreatePortal>;
  };
}

/** Number of portals left out so far in this process. */
export function portalCount(): number {
  return count;
}
