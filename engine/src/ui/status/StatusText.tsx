import { Fragment } from 'react';

import * as texts from '../../core/texts.ts';
import type { StatusMatrixProps, StatusTab } from './StatusMatrix.tsx';

/** The table of a section's pages as plain text, with all tabs of a page in one cell. */
export function StatusText({ rows }: StatusMatrixProps) {
  return (
    <table>
      <thead>
        <tr>
          <th>{texts.status.name}</th>
          <th>{texts.status.tabs}</th>
          <th>{texts.status.examples}</th>
          <th>{texts.status.properties}</th>
          <th>{texts.common.cssVariables}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, path, badges, tabs, examples, props, cssVariables }) => (
          <tr key={path}>
            <td>
              <a href={path}>{title}</a>
              {badges.map((badge) => ` (${texts.badges[badge]})`)}
            </td>
            <td>
              <Tabs tabs={tabs} />
            </td>
            <td>{examples}</td>
            <td>{props}</td>
            <td>{cssVariables}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tabs({ tabs }: { tabs: readonly StatusTab[] }) {
  return tabs.map(({ path, label, badge }, index) => (
    <Fragment key={path}>
      {index > 0 && ', '}
      <a href={path}>{label}</a>
      {badge !== null && ` (${texts.badges[badge]})`}
    </Fragment>
  ));
}
