import { Content } from '@patternfly/react-core';
import { CELL, HEADER, LAST_CELL, LAST_HEADER, ROW_HEADER } from './tableCells.ts';

/** Values of a prop, without those of its other types. */
type ValueOf<Props, Prop extends keyof Props> = Extract<Props[Prop], string>;

export interface VariantsProps<Props, Prop extends keyof Props & string> {
  component: React.JSXElementConstructor<Props> & { displayName?: string };
  prop: Prop;
  /** Value that the component has without the prop. */
  initial?: ValueOf<Props, Prop>;
  /** Use of each value in at most 14 words, in the order of the prop's type. */
  uses: Readonly<Record<ValueOf<Props, Prop>, React.ReactNode>>;
  /** Renders the component with a value. */
  specimen: (value: ValueOf<Props, Prop>) => React.ReactNode;
}

const USE: React.CSSProperties = { ...CELL, gridColumn: '1 / -1', whiteSpace: 'normal' };
const SPECIMEN: React.CSSProperties = { ...LAST_CELL, gridColumn: '1 / -1' };

const LINES = { '--pb-matrix-line': 'var(--pb-line)' } as React.CSSProperties;

/**
 * All values of a prop with their uses, each with a specimen. `check` compares them with the prop's type
 * (`data-variants`). In narrow windows, each row is a block (`pb-matrix`), hence the roles.
 */
export function Variants<Props, Prop extends keyof Props & string>({
  component,
  prop,
  initial,
  uses,
  specimen
}: VariantsProps<Props, Prop>): React.ReactElement {
  const name = component.displayName ?? component.name;
  const values = Object.keys(uses) as ValueOf<Props, Prop>[];
  return (
    <table
      className="pb-matrix"
      role="table"
      aria-label={`Values of ${prop}`}
      style={LINES}
      data-variants={`${name}.${prop}`}
      data-initial={initial}
    >
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" style={ROW_HEADER}>
            <code>{prop}</code>
          </th>
          <th role="columnheader" scope="col" style={HEADER}>
            Use
          </th>
          <th role="columnheader" scope="col" style={LAST_HEADER}>
            Example
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {values.map((value) => (
          <tr key={value} role="row" data-value={value}>
            <th role="rowheader" scope="row" style={ROW_HEADER}>
              <code>{value}</code>
              {value === initial && (
                <Content component="small" style={{ fontWeight: 'normal' }}>
                  Default
                </Content>
              )}
            </th>
            <td role="cell" data-use="" style={USE}>
              {uses[value]}
            </td>
            <td role="cell" style={SPECIMEN}>
              {specimen(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
