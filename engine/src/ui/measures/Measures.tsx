import type { CSSProperties } from 'react';

import * as texts from '../../core/texts.ts';
import { ColumnHeads } from '../ColumnHeads.tsx';
import { fillText } from '../../core/fillText.ts';
import type { Measure as MeasureName } from '../../core/measures.ts';
import { pxText, remText } from './measureText.ts';

/** A cell of the table, or a value within a sentence. */
export interface MeasureValue {
  measure: MeasureName;
  /** CSS pixels; null if it wasn't measured, or there is no such part. */
  values: readonly number[] | null;
}

export interface MeasuresProps {
  /** Title of the figure or example. */
  title: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly MeasureValue[] }[];
  /** Release in which outdated values were measured; null if they are up to date. */
  outdatedSince: string | null;
}

/** A table of measures in a figure. */
export function Measures({ title, columns, rows, outdatedSince }: MeasuresProps) {
  return (
    <div className="pf-v6-c-content pb-prose">
      <div className="pb-table" data-scrolls={texts.common.table}>
        <table
          className="pb-measures pb-stacked"
          role="table"
          aria-label={fillText(texts.measures.label, { title })}
          style={{ '--pb-measures': columns.length } as CSSProperties}
        >
          <ColumnHeads columns={[texts.measures.part, ...columns]} />
          <tbody role="rowgroup">
            {rows.map(({ name, cells }) => (
              <tr key={name} role="row">
                <td role="cell">{name}</td>
                {cells.map((cell, index) => (
                  <td key={columns[index]} role="cell" data-column={columns[index]}>
                    <div>
                      <Value {...cell} />
                    </div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {outdatedSince !== null && <p>{fillText(texts.measures.outdated, { release: outdatedSince })}</p>}
    </div>
  );
}

function Value({ measure, values }: MeasureValue) {
  if (values === null) {
    return texts.measures.unmeasured;
  }
  const rem = remText(measure, values);
  return (
    <>
      <bdi dir="ltr">{pxText(measure, values)}</bdi>
      {rem !== null && (
        <>
          {' '}
          <small>{rem}</small>
        </>
      )}
    </>
  );
}

export interface MeasureProps extends MeasureValue {
  outdatedSince: string | null;
}

/** A measure within a sentence. */
export function Measure(props: MeasureProps) {
  return (
    <span className="pb-measured" dir="ltr">
      {measureText(props)}
    </span>
  );
}

/** The same as text. */
export function measureText({ measure, values, outdatedSince }: MeasureProps): string {
  const value = values === null ? texts.measures.unmeasured : pxText(measure, values);
  return outdatedSince === null ? value : fillText(texts.measures.outdatedValue, { value, release: outdatedSince });
}
