import * as texts from '../../core/texts.ts';
import { escapeHtml } from '../../core/html.ts';
import { fillText } from '../../core/fillText.ts';
import { createNumberer, propSlug } from '../../core/anchors.ts';
import { descriptionHtml } from '../../content/descriptionHtml.ts';
import { slug } from '../../core/slug.ts';
import type { History } from '../../history/history.ts';
import type { Badge, Block, Source } from '../../model.ts';
import type { CssVariableRow } from '../../reference/cssVariables/rows.ts';
import type { Entry, FunctionDoc, Members, PropRow, TypeLink } from '../../reference/entry.ts';
import type { TabReference } from '../../reference/siteReference.ts';
import type {
  ChangedMark,
  CssVariablesView,
  EntryContent,
  EntryView,
  FunctionView,
  LinkedText,
  PropRowView,
  ReferenceView,
  ThemedValueView
} from '../../ui/index.ts';
import type { PlaygroundView } from '../../ui/playground/PlaygroundSection.tsx';
import { linkedType } from './linkedText.ts';
import type { LinkType } from './typeLinks.ts';

/** Gives a row of a tab's reference tables its id, from the name that it would have by itself. */
export type NameRow = (anchor: string) => string;

/** Makes the function that names the rows of a tab: no two have the same id, and none has that of anything else. */
export function createRowNamer({ anchors, referenceAnchors }: Source): NameRow {
  const { names, prefixes, ...sections } = referenceAnchors;
  return createNumberer([...anchors, ...Object.values(sections), ...names, ...prefixes], 1);
}

/** Returns the release that brought something of the design system; null if nobody knows, or for the oldest things. */
export type SinceOf = History['sinceOf'];

/** Returns the mark of a property that a release changed; null for none. */
export type ChangedOf = (component: string, prop: string) => ChangedMark | null;

/** What stored releases tell of the rows. */
export interface RowHistory {
  sinceOf: SinceOf;
  changedOf: ChangedOf;
}

const UNKNOWN: RowHistory = { sinceOf: () => null, changedOf: () => null };

/** Creates the view of a tab's reference, with anchors, links and HTML. */
export function referenceView(
  { referenceAnchors: anchors, blocks }: Source,
  { functions, names }: TabReference,
  linkType: LinkType,
  nameRow: NameRow,
  {
    playground = null,
    history = UNKNOWN
  }: { playground?: PlaygroundView | null; history?: RowHistory | undefined } = {}
): ReferenceView {
  const documented = functions.flatMap(({ doc }) => doc ?? []);
  return {
    playground,
    functions:
      documented.length === 0
        ? null
        : {
            anchor: anchors.functions,
            functions: documented.map((doc) =>
              functionView(doc, nameRow(`${anchors.functions}-${slug(doc.functionName)}`), linkType)
            )
          },
    props:
      names.length === 0
        ? null
        : {
            anchor: anchors.props,
            entries: names.map(({ name, entry }, index) => {
              const anchor = anchors.names[index] ?? slug(name);
              return {
                anchor,
                entry: entry ? entryView(anchor, entry, linkType, { nameRow, history }) : missingEntry(name),
                usedBy:
                  playground?.title === name
                    ? playground.slug
                    : entry?.kind === 'component'
                      ? firstUse(name, blocks)
                      : null
              };
            })
          },
    cssVariables: null,
    changes: null
  };
}

function missingEntry(name: string): EntryView {
  return { name, badges: [], importLine: null, descriptionHtml: '', content: { kind: 'missing' } };
}

/**
 * Creates the view of a documented name.
 * @param anchor prefix of the ids of its rows; null if rows can't be linked to
 */
export function entryView(
  anchor: string | null,
  entry: Entry,
  linkType: LinkType,
  { nameRow = (row) => row, history = UNKNOWN }: { nameRow?: NameRow; history?: RowHistory } = {}
): EntryView {
  return {
    name: entry.name,
    badges: badgesOf(entry),
    importLine: entry.importLine,
    descriptionHtml: descriptionHtml(joined(entry.description, entry.deprecatedMessage, entry.betaMessage)),
    content: contentOf(anchor, entry, linkType, { nameRow, history })
  };
}

interface RowOptions {
  nameRow: NameRow;
  history: RowHistory;
}

function contentOf(anchor: string | null, entry: Entry, linkType: LinkType, options: RowOptions): EntryContent {
  switch (entry.kind) {
    case 'component':
      return { ...propsContent(anchor, entry, linkType, options), parts: linkedParts(entry.parts, linkType) };
    case 'interface':
      return propsContent(anchor, entry, linkType, options);
    case 'namespace':
      return { kind: 'namespace', parts: linkedParts(entry.parts, linkType) };
    case 'enum':
      return {
        kind: 'enum',
        members: entry.members.map(({ name, value, description }) => ({
          name,
          value,
          descriptionHtml: descriptionHtml(description)
        }))
      };
    case 'function':
      return {
        kind: 'function',
        function: functionView(entry.function, anchor && options.nameRow(`${anchor}-signature`), linkType)
      };
    case 'type':
      return { kind: 'type', type: linkedType(entry.type, entry.types, linkType), values: entry.values };
  }
}

function propsContent(
  anchor: string | null,
  {
    id: component,
    props,
    inherited,
    external,
    native,
    typeParameters
  }: Members & { id: string; typeParameters: string[] },
  linkType: LinkType,
  { nameRow, history }: RowOptions
): Extract<EntryContent, { kind: 'props' }> {
  const nameProp = createNumberer([]);
  const rowView = (row: PropRow): PropRowView => ({
    anchor: anchor && nameRow(`prop-${anchor}-${nameProp(propSlug(row.name) || 'section')}`),
    name: row.name,
    type: linkedType(row.type, row.types, linkType),
    defaultValue: row.defaultValue,
    descriptionHtml: descriptionHtml(joined(row.description, row.deprecatedMessage, row.betaMessage), foldCode),
    required: row.required,
    badges: badgesOf(row),
    since: history.sinceOf({ subject: 'prop', component, prop: row.name }),
    changed: history.changedOf(component, row.name)
  });
  return {
    kind: 'props',
    rows: props.map(rowView),
    inherited: inherited.map(({ from, id, props: rows }) => ({
      from,
      link: id === null ? null : linkType(id, from),
      rows: rows.map(rowView)
    })),
    external,
    native,
    typeParameters,
    parts: []
  };
}

function linkedParts(parts: readonly TypeLink[], linkType: LinkType): LinkedText[] {
  return parts.map(({ name, id }) => [linkType(id, name) ?? name]);
}

function functionView(doc: FunctionDoc, anchor: string | null, linkType: LinkType): FunctionView {
  return {
    anchor,
    name: doc.functionName,
    type: linkedType(doc.type, doc.types, linkType),
    params: doc.params.map((param) => ({
      name: param.name,
      default: param.default,
      descriptionHtml: param.description === '' ? '' : descriptionHtml(`\`${param.name}\`: ${param.description}`)
    })),
    descriptionHtml: descriptionHtml(
      joined(doc.description, doc.returns === '' ? '' : fillText(texts.reference.returns, { description: doc.returns }))
    ),
    badges: badgesOf(doc)
  };
}

function badgesOf({ beta, deprecated }: { beta: boolean; deprecated: boolean }): Badge[] {
  return [...(deprecated ? (['deprecated'] as const) : []), ...(beta ? (['beta'] as const) : [])];
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Returns the values of a row by theme. */
export type ValuesOf = (row: CssVariableRow) => ThemedValueView[];

/** Creates the view of the table with a prefix's custom properties. */
export function cssVariablesView(
  prefix: string,
  anchor: string,
  rows: readonly CssVariableRow[],
  valuesOf: ValuesOf,
  nameRow: NameRow,
  sinceOf: SinceOf = UNKNOWN.sinceOf
): CssVariablesView {
  return {
    anchor,
    prefix,
    rows: rows.map((row) => {
      const { selector, condition, property, token } = row;
      // A property that is set for several selectors, or documented by several prefixes, has several rows.
      return {
        anchor: nameRow(property),
        selector,
        condition,
        property,
        token,
        values: valuesOf(row),
        since: sinceOf({ subject: 'variable', variable: property })
      };
    })
  };
}

/** Longer examples would make one row fill the window. */
const MAX_LINES = 8;

/** Collapses a long block of code of a description in a table cell. */
function foldCode(html: string, lines: number): string {
  return lines > MAX_LINES
    ? `<details><summary>${escapeHtml(fillText(texts.reference.foldedCode, { lines }))}</summary>${html}</details>`
    : html;
}

/** Returns the slug of the first example that uses a component as an element; inline examples take precedence. */
function firstUse(component: string, blocks: readonly Block[]): string | null {
  const uses = blocks.flatMap((block) =>
    block.kind === 'example' && block.example.lang !== 'html' && usesElement(block.example.code, component)
      ? [block.example]
      : []
  );
  return (uses.find(({ isFullscreen }) => !isFullscreen) ?? uses[0])?.slug ?? null;
}

/** True if code has a JSX element of a component, not only of one whose name begins alike. */
function usesElement(code: string, component: string): boolean {
  return code
    .split(`<${component}`)
    .slice(1)
    .some((after) => /^[\s/>]/.test(after));
}
