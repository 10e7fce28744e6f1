import type { CSSProperties } from 'react';

import { LinkedHeading } from '../LinkedHeading.tsx';
import { Chains, hasChains, themeNames } from './Chains.tsx';
import { ReferenceTable, RowName } from './ReferenceTable.tsx';
import type { CssVariableRowView, CssVariablesView, ThemedValueView } from './view.ts';

/** The tables of a tab's custom properties (requirement 2.7.20); several prefixes have headings of their own. */
export function CssVariables({ tables }: { tables: readonly CssVariablesView[] }) {
  return tables.map(({ anchor, prefix, rows }) => (
    <section
      key={anchor}
      className="pb-reference-entry"
      aria-label={prefixHeading(prefix)}
      style={{ '--pb-rows': rows.length } as CSSProperties}
      data-row-group=""
    >
      {tables.length > 1 && <LinkedHeading level={3} id={anchor} text={prefixHeading(prefix)} />}
      <ReferenceTable kind="variables" label={`CSS variables prefixed with ${prefix}`}>
        {rows.map((row) => (
          <Variable key={row.anchor} {...row} />
        ))}
      </ReferenceTable>
    </section>
  ));
}

/** Text of a prefix's heading and of its entry in the contents list. */
export function prefixHeading(prefix: string): string {
  return `Prefixed with “${prefix}”`;
}

/** Pages have hundreds of these: elements are few, and lines of text part what the filter looks at. */
function Variable({ anchor, selector, condition, property, token, values }: CssVariableRowView) {
  const shown = values.flatMap((value, index) => [index > 0 && '\n', <Value key={index} {...value} />]);
  const isChained = hasChains(values);
  return (
    <tr id={anchor}>
      <td>
        {selector}
        {condition !== null && (
          <>
            {'\n'}
            <br />
            {condition}
          </>
        )}
      </td>
      <td>
        <RowName anchor={anchor} name={property} />
      </td>
      <td>
        {isChained || token !== null ? (
          <details>
            <summary>{shown}</summary>
            {isChained && '\n'}
            <Chains values={values} />
            {token !== null && `\nIn scripts:\n${token}`}
          </details>
        ) : (
          shown
        )}
      </td>
    </tr>
  );
}

function Value({ themes, value, isColor }: ThemedValueView) {
  const color = isColor ? { className: 'pb-color', style: { '--pb-color': value } as CSSProperties } : {};
  return isColor || themes.length > 0 ? (
    <span {...color} data-in={themeNames(themes)}>
      {value}
    </span>
  ) : (
    value
  );
}
