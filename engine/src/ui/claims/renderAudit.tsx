import { renderToStaticMarkup } from 'react-dom/server';

import { AuditTable, type AuditView } from './AuditTable.tsx';

/** HTML of what axe-core found in the examples of a page; null where nobody asked. */
export function renderAudit(audit: AuditView | null): string {
  return renderToStaticMarkup(<AuditTable audit={audit} />);
}
