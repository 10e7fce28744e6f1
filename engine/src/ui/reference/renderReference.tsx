import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Toc } from '../../model.ts';
import { Island } from '../islands/Island.tsx';
import { LinkedHeading } from '../LinkedHeading.tsx';
import { PlaygroundSection } from '../playground/PlaygroundSection.tsx';
import { ReferenceFilter, type ReferenceFilterProps } from '../referenceFilter/ReferenceFilter.tsx';
import { Entry, Functions } from './Entry.tsx';
import { Chains, hasChains, themeNames } from './LinkedText.tsx';
import { ReferenceTable, RowName } from './ReferenceTable.tsx';
import type { CssVariableRowView, CssVariablesView, ReferenceView, ThemedValueView } from './view.ts';

/** Renders a tab's reference tables: functions, props, custom properties (requirements 2.7.16, 2.7.17 and 2.7.20). */
export function renderReference({ functions, props, cssVariables }: ReferenceView): string {
  return renderToStaticMarkup(
    <>
      {functions && (
        <Section anchor={functions.anchor} title="Functions">
          <Functions label="Functions" functions={functions.functions} />
        </Section>
      )}
      {props && (
        <Section anchor={props.anchor} title="Props">
          {props.playground && <PlaygroundSection {...props.playground} />}
          <ReferenceFilterIsland
            sectionId={sectionId(props.anchor)}
            name="props"
            label="Filter props"
            hasPatterns={false}
          />
          {props.entries.map((entry) => (
            <Entry key={entry.anchor} {...entry} />
          ))}
        </Section>
      )}
      {cssVariables && (
        <Section anchor={cssVariables.anchor} title="CSS variables">
          <ReferenceFilterIsland
            sectionId={sectionId(cssVariables.anchor)}
            name="variables"
            label="Filter CSS variables"
            hasPatterns
          />
          <CssVariables tables={cssVariables.tables} />
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  anchor: string;
  title: string;
  children: ReactNode;
}

function Section({ anchor, title, children }: SectionProps) {
  return (
    <section className="pb-reference" id={sectionId(anchor)} aria-labelledby={anchor}>
      <LinkedHeading level={2} id={anchor} text={title} />
      {children}
    </section>
  );
}

function sectionId(anchor: string): string {
  return `${anchor}-reference`;
}

/** Returns the entries of a tab's reference tables in the table of contents. */
export function referenceToc({ functions, props, cssVariables }: ReferenceView): Toc {
  const toc: Toc = [];
  if (functions) {
    toc.push({ text: 'Functions', id: functions.anchor });
  }
  if (props) {
    toc.push({ text: 'Props', id: props.anchor });
    toc.push(props.entries.map(({ anchor, entry }) => ({ text: entry.name, id: anchor })));
  }
  if (cssVariables) {
    toc.push({ text: 'CSS variables', id: cssVariables.anchor });
    if (cssVariables.tables.length > 1) {
      toc.push(cssVariables.tables.map(({ prefix, anchor }) => ({ text: prefixHeading(prefix), id: anchor })));
    }
  }
  return toc;
}

/** Filter of a section's reference tables, in a prerendered page. */
function ReferenceFilterIsland(props: ReferenceFilterProps) {
  const { name } = props;
  return (
    <Island name="referenceFilter" id={name} component={ReferenceFilter} load="intent" query={[name]} props={props} />
  );
}

/** Tables of a tab's custom properties; with several prefixes, each has its own heading (requirement 2.7.20). */
function CssVariables({ tables }: { tables: readonly CssVariablesView[] }) {
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

/** Returns the text of a prefix's heading and of its entry in the table of contents. */
function prefixHeading(prefix: string): string {
  return `Prefixed with “${prefix}”`;
}

/** Row of a custom property. Pages have hundreds: it has few elements, and newlines separate the filter's fields. */
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
