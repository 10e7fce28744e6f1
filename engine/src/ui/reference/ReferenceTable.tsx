import type { CSSProperties, ReactNode } from 'react';

import { fillText } from '../../core/fillText.ts';
import * as texts from '../../core/texts.ts';
import type { TokenLinks } from './tokenLinks.ts';
import type { ChangedMark } from './view.ts';

/** Columns per kind of table; their widths are in `reference.css`. */
const COLUMNS = {
  props: ['name', 'type', 'default', 'description'],
  members: ['name', 'value', 'description'],
  functions: ['function', 'type', 'parameters', 'description'],
  variables: ['selector', 'variable', 'value']
} as const satisfies Record<string, readonly (keyof typeof texts.reference)[]>;

/** What the browser reads from a table of CSS variables, as JSON. */
export interface VariablesTableProps {
  /** That of its variables. */
  prefix: string;
  tokens: TokenLinks | null;
}

interface ReferenceTableProps {
  kind: keyof typeof COLUMNS;
  label: string;
  /** What scripts read of it; null for nothing. */
  data?: VariablesTableProps | null;
  /** Rows, with a cell for each column. */
  children: ReactNode;
}

/** A table whose rows become blocks in narrow windows, where only the third of four values needs the name of its column. */
export function ReferenceTable({ kind, label, data = null, children }: ReferenceTableProps) {
  const columns = COLUMNS[kind].map((name) => texts.reference[name]);
  return (
    <table
      className="pb-reference-table"
      data-table={kind}
      data-props={data === null ? undefined : JSON.stringify(data)}
      // Once per table: an attribute per cell would be a tenth of the page's size.
      style={columns.length > 3 ? ({ '--pb-column': `'${columns[2]}'` } as CSSProperties) : undefined}
      aria-label={label}
    >
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** Name of a variable, of which the part after the shared beginning is linked to the row. */
export function VariableName({ anchor, name, start }: { anchor: string; name: string; start: string }) {
  const shared = name.startsWith(start) && name !== start ? start : '';
  return (
    <>
      {shared}
      <a href={`#${anchor}`}>{name.slice(shared.length)}</a>
    </>
  );
}

/** Name of a row, linked to the row itself; `anchor` is null if it can't be linked to. */
export function RowName({ anchor, name }: { anchor: string | null; name: string }) {
  return anchor === null ? name : <a href={`#${anchor}`}>{name}</a>;
}

/** Says which release brought the row; nothing if nobody knows. A line break separates it for the filter. */
export function Since({ release }: { release: string | null }) {
  return (
    release !== null && (
      <span className="pb-since">
        {'\n'}
        {fillText(texts.reference.since, { release })}
      </span>
    )
  );
}

/** Says which release changed the row last, linked to the list of changes. */
export function Changed({ release, anchor }: ChangedMark) {
  return (
    <span className="pb-since">
      {'\n'}
      <a href={`#${anchor}`}>{fillText(texts.reference.changedIn, { release })}</a>
    </span>
  );
}
