import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { FilledText } from '../FilledText.tsx';
import { DisclosureSection } from '../disclosure/DisclosureSection.tsx';
import { Badges } from '../LinkedHeading.tsx';
import { withCodeBreaks } from '../codeBreaks.ts';
import { Linked } from './LinkedText.tsx';
import { PropTable } from './PropTable.tsx';
import type { TriedComponent } from './triedComponent.ts';
import { TypeText } from './TypeText.tsx';
import { ReferenceTable, RowName } from './ReferenceTable.tsx';
import type { EntryContent, EntryView, FunctionView, LinkedText, NativePropsView, PlacedEntry } from './view.ts';

const MDN = 'https://developer.mozilla.org/docs/Web/API';

/** Section about one documented name. */
export function Entry({ anchor, entry, usedBy, isOpen }: PlacedEntry & { isOpen: boolean }) {
  const { name, badges, content } = entry;
  return (
    <DisclosureSection
      className="pb-reference-entry"
      level={3}
      anchor={anchor}
      title={name}
      badges={badges}
      summary={summaryOf(content)}
      isOpen={isOpen}
      rows={countRows(content)}
      data={usedBy === null ? null : ({ component: name, example: usedBy } satisfies TriedComponent)}
    >
      <Definition {...entry} isTried={usedBy !== null} />
    </DisclosureSection>
  );
}

function summaryOf(content: EntryContent): string {
  switch (content.kind) {
    case 'props': {
      const count = content.inherited.reduce((sum, { rows }) => sum + rows.length, content.rows.length);
      return count === 0 ? texts.reference.noProps : fillCount(texts.reference.propCount, count);
    }
    case 'namespace':
      return fillCount(texts.reference.partCount, content.parts.length);
    case 'enum':
      return fillCount(texts.reference.valueCount, content.members.length);
    case 'function':
      return texts.reference.function;
    case 'type':
      return content.values.length === 0
        ? texts.reference.type
        : fillCount(texts.reference.valueCount, content.values.length);
    case 'missing':
      return texts.reference.notFound;
  }
}

/** Counts the initially visible rows of a section. */
export function countRows(content: EntryContent): number {
  switch (content.kind) {
    case 'props':
      return content.rows.length;
    case 'enum':
      return content.members.length;
    case 'namespace':
    case 'function':
    case 'type':
    case 'missing':
      return 1;
  }
}

interface DefinitionProps extends EntryView {
  /** Whether an example of the page can try its properties. */
  isTried?: boolean;
}

/** Documentation of a name, without a heading. */
export function Definition({ name, importLine, descriptionHtml, content, isTried = false }: DefinitionProps) {
  return (
    <>
      {descriptionHtml !== '' && (
        <div
          className="pf-v6-c-content pb-prose"
          dangerouslySetInnerHTML={{ __html: withCodeBreaks(descriptionHtml) }}
        />
      )}
      {importLine !== null && (
        <div className="pb-import">
          <code className="pb-import-code">{importLine}</code>
          <button
            type="button"
            className="pb-import-copy"
            data-copy={importLine}
            aria-label={fillText(texts.reference.copyImport, { name })}
          >
            {texts.common.copy}
          </button>
        </div>
      )}
      <Content name={name} content={content} isTried={isTried} />
    </>
  );
}

type ContentProps = Pick<EntryView, 'name' | 'content'> & { isTried: boolean };

function Content({ name, content, isTried }: ContentProps) {
  switch (content.kind) {
    case 'props':
      return <Properties name={name} isTried={isTried} {...content} />;
    case 'namespace':
      return <Parts names={content.parts} />;
    case 'enum':
      return (
        <ReferenceTable kind="members" label={fillText(texts.reference.valuesOf, { name })}>
          {content.members.map((member) => (
            <tr key={member.name}>
              <td>{member.name}</td>
              <td>{member.value}</td>
              <td dangerouslySetInnerHTML={{ __html: member.descriptionHtml }} />
            </tr>
          ))}
        </ReferenceTable>
      );
    case 'function':
      return (
        <Functions
          label={fillText(texts.reference.functionNamed, { name: content.function.name })}
          functions={[{ ...content.function, badges: [] }]}
        />
      );
    case 'type':
      return (
        <p className="pb-reference-note">
          {content.values.length > 0 ? (
            <FilledText text={texts.reference.oneOf} values={{ values: <Codes names={content.values} /> }} />
          ) : (
            <code className="pb-type">
              <TypeText text={content.type} />
            </code>
          )}
        </p>
      );
    case 'missing':
      return <p className="pb-reference-note">{texts.reference.missing}</p>;
  }
}

type PropertiesProps = Omit<ContentProps, 'content'> & Extract<EntryContent, { kind: 'props' }>;

function Properties({ name, isTried, rows, inherited, external, native, typeParameters, parts }: PropertiesProps) {
  return (
    <>
      {parts.length > 0 && <Parts names={parts} />}
      {typeParameters.length > 0 && (
        <p className="pb-reference-note">
          <FilledText text={texts.reference.typeParameters} values={{ names: <Codes names={typeParameters} /> }} />
        </p>
      )}
      {rows.length === 0 ? (
        <p className="pb-reference-note">{fillText(texts.reference.noProperties, { name })}</p>
      ) : (
        <PropTable label={fillText(texts.reference.propertiesOf, { name })} rows={rows} isTried={isTried} />
      )}
      {inherited.map(({ from, link, rows: inheritedRows }) => (
        <details key={from} className="pb-inherited" data-row-group="">
          <summary className="pb-summary pb-chevron">
            <FilledText
              text={texts.reference.inherited}
              values={{ count: inheritedRows.length, from: <code>{from}</code> }}
            />
          </summary>
          {/* Not in the summary: interactive elements must not contain links. */}
          {link && (
            <p className="pb-reference-note">
              <FilledText
                text={texts.reference.see}
                values={{
                  link: (
                    <code>
                      <Linked text={[link]} />
                    </code>
                  )
                }}
              />
            </p>
          )}
          <PropTable
            label={fillText(texts.reference.propertiesFrom, { name, from })}
            rows={inheritedRows}
            isTried={isTried}
          />
        </details>
      ))}
      {external.map(({ from, package: packageName, names }) => (
        <p key={from} className="pb-reference-note">
          <FilledText
            text={texts.reference.external}
            values={{ from: <code>{from}</code>, package: <code>{packageName}</code>, names: <Codes names={names} /> }}
          />
        </p>
      ))}
      {native && <NativeProps {...native} />}
    </>
  );
}

function NativeProps(native: NativePropsView) {
  const { element } = native;
  const linkedElement =
    element === null
      ? texts.reference.element
      : element.split(' | ').map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ' | '}
            <a href={`${MDN}/${encodeURIComponent(name)}`}>
              <code>{name}</code>
            </a>
          </Fragment>
        ));
  return (
    <p className="pb-reference-note">
      {native.kind === 'named' ? (
        <FilledText
          text={texts.reference.nativeNamed}
          values={{ element: linkedElement, names: <Codes names={native.names} /> }}
        />
      ) : native.except.length > 0 ? (
        <FilledText
          text={texts.reference.nativeExcept}
          values={{ element: linkedElement, names: <Codes names={native.except} /> }}
        />
      ) : (
        <FilledText text={texts.reference.nativeAll} values={{ element: linkedElement }} />
      )}
    </p>
  );
}

/** The parts of a component or namespace, each linked to its own properties. */
function Parts({ names }: { names: readonly LinkedText[] }) {
  const list = names.map((name, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <code>
        <Linked text={name} />
      </code>
    </Fragment>
  ));
  return (
    <p className="pb-reference-note">
      <FilledText text={texts.reference.parts} values={{ names: list }} />
    </p>
  );
}

/** Comma-separated names in code style. */
function Codes({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </Fragment>
  ));
}

/** Table of a tab's functions, or of a single function among a page's components (requirement 2.7.16). */
export function Functions({ label, functions }: { label: string; functions: readonly FunctionView[] }) {
  return (
    <ReferenceTable kind="functions" label={label}>
      {functions.map((view) => (
        <FunctionRow key={view.name} {...view} />
      ))}
    </ReferenceTable>
  );
}

function FunctionRow({ anchor, name, type, params, descriptionHtml, badges }: FunctionView) {
  const defaults = params.filter((param) => param.default !== null);
  const described = params.filter((param) => param.descriptionHtml !== '');
  const parameters = (
    <ul role="list">
      {described.map((param) => (
        <li key={param.name} dangerouslySetInnerHTML={{ __html: param.descriptionHtml }} />
      ))}
    </ul>
  );
  // The description is bare HTML without an element of its own, so the list is appended to it as HTML.
  const description = descriptionHtml + (described.length === 0 ? '' : renderToStaticMarkup(parameters));
  return (
    <tr id={anchor ?? undefined}>
      <td>
        <RowName anchor={anchor} name={name} /> <Badges badges={badges} />
      </td>
      <td>
        <TypeText text={type} />
      </td>
      <td>
        {defaults.length > 0 && (
          <ul role="list">
            {defaults.map((param) => (
              <li key={param.name}>
                {param.name} = {param.default}
              </li>
            ))}
          </ul>
        )}
      </td>
      <td dangerouslySetInnerHTML={{ __html: description }} />
    </tr>
  );
}
