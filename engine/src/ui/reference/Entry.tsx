import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { countText } from '../countText.ts';
import { DisclosureSection } from '../disclosure/DisclosureSection.tsx';
import { Badges } from '../LinkedHeading.tsx';
import { Linked } from './LinkedText.tsx';
import { BreakableCode, ReferenceTable, RowName } from './ReferenceTable.tsx';
import type { EntryContent, EntryView, FunctionView, NativePropsView, PlacedEntry, PropRowView } from './view.ts';

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
      usedBy={usedBy}
    >
      <Definition {...entry} />
    </DisclosureSection>
  );
}

function summaryOf(content: EntryContent): string {
  switch (content.kind) {
    case 'props': {
      const count = content.inherited.reduce((sum, { rows }) => sum + rows.length, content.rows.length);
      return count === 0 ? 'No props of its own' : countText(count, 'prop');
    }
    case 'enum':
      return countText(content.members.length, 'value');
    case 'function':
      return 'Function';
    case 'type':
      return content.values.length === 0 ? 'Type' : countText(content.values.length, 'value');
    case 'missing':
      return 'Not found';
  }
}

/** Counts the initially visible rows of a section. */
export function countRows(content: EntryContent): number {
  switch (content.kind) {
    case 'props':
      return content.rows.length;
    case 'enum':
      return content.members.length;
    case 'function':
    case 'type':
    case 'missing':
      return 1;
  }
}

/** Documentation of a name, without a heading. */
export function Definition({ name, importLine, descriptionHtml, content }: EntryView) {
  return (
    <>
      {descriptionHtml !== '' && (
        <div className="pf-v6-c-content pb-prose" dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
      )}
      {importLine !== null && (
        <div className="pb-import">
          <code className="pb-import-code">{importLine}</code>
          <button
            type="button"
            className="pb-import-copy"
            data-copy={importLine}
            aria-label={`Copy the import of ${name}`}
          >
            Copy
          </button>
        </div>
      )}
      <Content name={name} content={content} />
    </>
  );
}

function Content({ name, content }: { name: string; content: EntryContent }) {
  switch (content.kind) {
    case 'props':
      return <Properties name={name} {...content} />;
    case 'enum':
      return (
        <ReferenceTable kind="members" label={`Values of ${name}`}>
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
        <Functions label={`Function ${content.function.name}`} functions={[{ ...content.function, badges: [] }]} />
      );
    case 'type':
      return (
        <p className="pb-reference-note">
          {content.values.length > 0 ? (
            <>
              One of <Codes names={content.values} />
            </>
          ) : (
            <code className="pb-type">
              <Linked text={content.type} />
            </code>
          )}
        </p>
      );
    case 'missing':
      return (
        <p className="pb-reference-note">
          The installed packages have nothing of this name, so its properties can’t be listed.
        </p>
      );
  }
}

type PropertiesProps = { name: string } & Extract<EntryContent, { kind: 'props' }>;

function Properties({ name, rows, inherited, external, native }: PropertiesProps) {
  return (
    <>
      {rows.length === 0 ? (
        <p className="pb-reference-note">{name} has no properties of its own.</p>
      ) : (
        <PropTable label={`Properties of ${name}`} rows={rows} />
      )}
      {inherited.map(({ from, link, rows: inheritedRows }) => (
        <details key={from} className="pb-inherited" data-row-group="">
          <summary>
            {inheritedRows.length} more from <code>{from}</code>
          </summary>
          {/* Not in the summary: interactive elements must not contain links. */}
          {link && (
            <p className="pb-reference-note">
              See{' '}
              <code>
                <Linked text={[link]} />
              </code>
              .
            </p>
          )}
          <PropTable label={`Properties of ${name} from ${from}`} rows={inheritedRows} />
        </details>
      ))}
      {external.map(({ from, package: packageName, names }) => (
        <p key={from} className="pb-reference-note">
          From <code>{from}</code> of <code>{packageName}</code>: <Codes names={names} />.
        </p>
      ))}
      {native && <NativeProps {...native} />}
    </>
  );
}

function PropTable({ label, rows }: { label: string; rows: readonly PropRowView[] }) {
  return (
    <ReferenceTable kind="props" label={label}>
      {rows.map(({ anchor, name, required, badges, type, defaultValue, descriptionHtml }) => (
        <tr key={name} id={anchor ?? undefined}>
          <td>
            <RowName anchor={anchor} name={name} />
            {required && (
              <>
                {' '}
                <span className="pb-required">required</span>
              </>
            )}
            {badges.length > 0 && ' '}
            <Badges badges={badges} />
          </td>
          <td>
            <Linked text={type} />
          </td>
          <td>{defaultValue !== null && <BreakableCode code={defaultValue} />}</td>
          <td dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
        </tr>
      ))}
    </ReferenceTable>
  );
}

function NativeProps(native: NativePropsView) {
  const { element } = native;
  const linkedElement =
    element === null ? (
      'the element'
    ) : (
      <a href={`${MDN}/${encodeURIComponent(element)}`}>
        <code>{element}</code>
      </a>
    );
  return (
    <p className="pb-reference-note">
      {native.kind === 'named' ? (
        <>
          Also these attributes of {linkedElement}: <Codes names={native.names} />.
        </>
      ) : (
        <>
          Also every attribute and event of {linkedElement}
          {native.except.length > 0 && (
            <>
              , except <Codes names={native.except} />
            </>
          )}
          .
        </>
      )}
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
        <Linked text={type} />
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
