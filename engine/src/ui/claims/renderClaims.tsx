import { renderToStaticMarkup } from 'react-dom/server';

import { type KeyRow, KeyboardTable, type RoleRow, RolesTable } from './ClaimTables.tsx';

/** HTML of what the parts of a component are to assistive technologies. @param title of the component's page */
export function renderRolesTable(rows: readonly RoleRow[], title: string): string {
  return renderToStaticMarkup(<RolesTable rows={rows} title={title} />);
}

/** HTML of what keys do in a component. @param title of the component's page */
export function renderKeyboardTable(rows: readonly KeyRow[], title: string): string {
  return renderToStaticMarkup(<KeyboardTable rows={rows} title={title} />);
}
