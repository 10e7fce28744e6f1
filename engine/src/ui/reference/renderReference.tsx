import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { cssVariablesAddress } from '../../core/cssVariablesAddress.ts';
import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { interfaceId } from '../../core/interfaceIds.ts';
import type { Toc } from '../../model.ts';
import { ChangesSection } from '../changes/ChangesSection.tsx';
import { FilledText } from '../FilledText.tsx';
import { DisclosureSection } from '../disclosure/DisclosureSection.tsx';
import { Island } from '../islands/Island.tsx';
import { LinkedHeading } from '../LinkedHeading.tsx';
import { ReferenceFilter, type ReferenceFilterProps } from '../referenceFilter/ReferenceFilter.tsx';
import { countRows, Entry, Functions } from './Entry.tsx';
import { hasChains, shownIn } from './LinkedText.tsx';
import { ReferenceTable, Since, VariableName } from './ReferenceTable.tsx';
import { tokenLinksOf } from './tokenLinks.ts';
import type { CssVariableRowView, CssVariablesView, ReferenceView, ThemedValueView } from './view.ts';
import { referenceFilter } from '../referenceFilter/feature.ts';

/**
 * Renders a tab's reference tables: functions, props, custom properties (requirements 2.7.16, 2.7.17 and 2.7.20), and what
 * releases changed.
 */
export function renderReference(view: ReferenceView): string {
  const { functions, props, cssVariables, changes } = view;
  const isFirstOpen = firstFits(view);
  return renderToStaticMarkup(
    <>
      {functions && (
        <DisclosureSection
          className="pb-reference"
          level={2}
          anchor={functions.anchor}
          title={texts.reference.functions}
          summary={fillCount(texts.reference.functionCount, functions.functions.length)}
          isOpen={isFirstOpen}
        >
          <Functions label={texts.reference.functions} functions={functions.functions} />
        </DisclosureSection>
      )}
      {props && (
        <Section anchor={props.anchor} title={texts.reference.props}>
          <ReferenceFilterIsland
            sectionId={sectionId(props.anchor)}
            name="props"
            noun={texts.reference.propNoun}
            hasPatterns={false}
            canExpand={props.entries.length > 1}
          />
          {props.entries.map((entry, index) => (
            <Entry key={entry.anchor} {...entry} isOpen={isFirstOpen && !functions && index === 0} />
          ))}
        </Section>
      )}
      {cssVariables && (
        <Section anchor={cssVariables.anchor} title={texts.reference.variables}>
          <ReferenceFilterIsland
            sectionId={sectionId(cssVariables.anchor)}
            name="variables"
            noun={texts.reference.variableNoun}
            hasPatterns
            canExpand
          />
          <noscript>
            <FilesNote tables={cssVariables.tables} />
          </noscript>
          <CssVariables tables={cssVariables.tables} />
        </Section>
      )}
      {changes && <ChangesSection {...changes} />}
    </>
  );
}

/** Height of an entire reference up to which its first section is open at first, and heights to estimate it from. */
const MAX_HEIGHT_PX = 1000;
const ROW_PX = 100;
const CLOSED_SECTION_PX = 46;

/** Whether a tab's first functions or props can be open without making the page long. */
function firstFits({ functions, props, cssVariables, changes }: ReferenceView): boolean {
  const [first, ...others] = props?.entries ?? [];
  const open = functions?.functions.length ?? (first ? countRows(first.entry.content) : 0);
  const closed = (functions && first ? 1 : 0) + others.length + (cssVariables?.tables.length ?? 0) + (changes ? 1 : 0);
  return open * ROW_PX + closed * CLOSED_SECTION_PX <= MAX_HEIGHT_PX;
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
  return interfaceId('reference', anchor);
}

/** Returns the entries of a tab's reference tables in the table of contents. */
export function referenceToc({ functions, props, cssVariables, changes }: ReferenceView): Toc {
  const toc: Toc = [];
  if (functions) {
    toc.push({ text: texts.reference.functions, id: functions.anchor });
  }
  if (props) {
    toc.push({ text: texts.reference.props, id: props.anchor });
    toc.push(props.entries.map(({ anchor, entry }) => ({ text: entry.name, id: anchor })));
  }
  if (cssVariables) {
    toc.push({ text: texts.reference.variables, id: cssVariables.anchor });
    if (cssVariables.tables.length > 1) {
      toc.push(cssVariables.tables.map(({ prefix, anchor }) => ({ text: prefixHeading(prefix), id: anchor })));
    }
  }
  if (changes) {
    toc.push({ text: texts.changes.heading, id: changes.anchor });
  }
  return toc;
}

/** Filter of a section's reference tables, in a prerendered page. */
function ReferenceFilterIsland(props: ReferenceFilterProps) {
  const { name } = props;
  return (
    <Island
      feature={referenceFilter}
      id={name}
      component={ReferenceFilter}
      load="intent"
      query={[name]}
      props={props}
    />
  );
}

/** Tables of a tab's custom properties by prefix (requirement 2.7.20). */
function CssVariables({ tables }: { tables: readonly CssVariablesView[] }) {
  return tables.map(({ anchor, prefix, rows }) => (
    <DisclosureSection
      key={anchor}
      className="pb-reference-entry pb-reference-prefix"
      level={3}
      anchor={anchor}
      title={prefixHeading(prefix)}
      heading={<PrefixHeading prefix={prefix} />}
      summary={fillCount(texts.reference.variableCount, rows.length)}
      rows={rows.length}
    >
      <ReferenceTable
        kind="variables"
        label={fillText(texts.reference.variablesPrefixedWith, { prefix })}
        data={{ prefix, tokens: tokenLinksOf(rows.flatMap(({ values }) => values)) }}
      >
        {rows.map((row, index) => (
          <Variable key={row.anchor} row={row} previous={rows[index - 1]} start={`--${prefix}`} />
        ))}
      </ReferenceTable>
    </DisclosureSection>
  ));
}

/** Says where to find what rows show when they are open, for readers without scripts. */
function FilesNote({ tables }: { tables: readonly CssVariablesView[] }) {
  return (
    <p className="pb-reference-note">
      <FilledText
        text={texts.reference.variableFiles}
        values={{
          links: tables.map(({ prefix }, index) => (
            <Fragment key={prefix}>
              {index > 0 && ', '}
              <a href={cssVariablesAddress(prefix)}>{cssVariablesAddress(prefix)}</a>
            </Fragment>
          ))
        }}
      />
    </p>
  );
}

/** The heading of a prefix, which is on one line with its quotation marks if one has room for it. */
function PrefixHeading({ prefix }: { prefix: string }) {
  return prefixHeading(prefix)
    .split(' ')
    .map((word, index) => (
      <Fragment key={index}>
        {index > 0 && ' '}
        {word.includes(prefix) ? <span style={{ display: 'inline-block' }}>{word}</span> : word}
      </Fragment>
    ));
}

/** Returns the text of a prefix's heading and of its entry in the table of contents. */
function prefixHeading(prefix: string): string {
  return fillText(texts.reference.prefixedWith, { prefix });
}

interface VariableProps {
  row: CssVariableRowView;
  /** The row before it in its table. */
  previous: CssVariableRowView | undefined;
  /** Beginning of the names in its table. */
  start: string;
}

/**
 * Row of a custom property. Pages have hundreds: it has few elements, and newlines separate the filter's fields. What it
 * shows when it is open comes from the published file (`variableDetails`). Its attributes (`variableEditor/variableRows.ts`) don't
 * repeat what the row before it or its id says.
 */
function Variable({
  row: { anchor, selector, condition, property, token, values, since },
  previous,
  start
}: VariableProps) {
  const shownValues = distinctValues(values);
  const [first] = shownValues;
  const isOfSameRule = previous?.selector === selector && previous.condition === condition;
  // The only value needs no element of its own in a summary.
  const single = first?.themes.length === 0 ? first : null;
  const shown = shownValues.flatMap((value, index) => [index > 0 && '\n', <Value key={index} {...value} />]);
  return (
    <tr
      id={anchor}
      data-selector={isOfSameRule ? undefined : selector}
      data-condition={isOfSameRule ? undefined : (condition ?? undefined)}
      data-number={anchor === property ? undefined : anchor.slice(property.length)}
    >
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
        <VariableName anchor={anchor} name={property} start={start} />
        <Since release={since} />
      </td>
      <td>
        {hasChains(values) || token !== null ? (
          <details>
            {single ? (
              <summary {...colorAttributes(single)}>{`${single.value}\n`}</summary>
            ) : (
              <summary>
                {shown}
                {'\n'}
              </summary>
            )}
          </details>
        ) : (
          shown
        )}
      </td>
    </tr>
  );
}

/** Values that a row shows: themes that have the same value by other steps share it. */
function distinctValues(values: readonly ThemedValueView[]): ThemedValueView[] {
  const byValue = Map.groupBy(values, ({ value }) => value);
  return [...byValue.values()].map((same) => ({
    ...(same[0] as ThemedValueView),
    themes: byValue.size === 1 ? [] : same.flatMap(({ themes }) => themes)
  }));
}

function Value(view: ThemedValueView) {
  const { themes, value, isColor } = view;
  return isColor || themes.length > 0 ? (
    <span {...colorAttributes(view)} data-in={shownIn(themes)}>
      {value}
    </span>
  ) : (
    value
  );
}

/** Attributes of the element with a value, for the swatch of a color. */
function colorAttributes({ value, isColor }: ThemedValueView): { style?: CSSProperties } {
  return isColor ? { style: { '--pb-color': value } as CSSProperties } : {};
}
