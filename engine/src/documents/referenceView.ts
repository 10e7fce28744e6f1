import { codeHtml } from '../codeHtml.ts';
import type { EntryContent, EntryView, FunctionView, InheritedView, PropRowView, ReferenceView } from '../app/index.ts';
import { createAnchorNamer } from '../content/anchors.ts';
import { descriptionHtml } from '../content/descriptionHtml.ts';
import { escapeHtml } from '../escapeHtml.ts';
import type { Badge, Source } from '../model.ts';
import type { Entry, FunctionDoc, Members, NativeProps, PropRow, TypeLink } from '../reference/entry.ts';
import type { TabReference } from '../reference/siteReference.ts';
import { slug } from '../slug.ts';

/** Finds the address at which the site explains a type, or null. */
export type ExplainedAt = (id: string) => string | null;

const MDN = 'https://developer.mozilla.org/docs/Web/API';

/** Prepares a tab's reference for its page: anchors, links, HTML. */
export function referenceView(
  { referenceAnchors: anchors }: Source,
  { functions, names }: TabReference,
  explainedAt: ExplainedAt
): ReferenceView {
  const documented = functions.flatMap(({ doc }) => doc ?? []);
  return {
    functions:
      documented.length === 0
        ? null
        : {
            anchor: anchors.functions,
            functions: documented.map((doc) =>
              functionView(doc, `${anchors.functions}-${slug(doc.functionName)}`, explainedAt)
            )
          },
    props:
      names.length === 0
        ? null
        : {
            anchor: anchors.props,
            entries: names.map(({ name, entry }, index) => {
              const anchor = anchors.names[index] ?? slug(name);
              return entry ? entryView(anchor, entry, explainedAt) : missingEntry(anchor, name);
            })
          },
    cssVariables: null
  };
}

function missingEntry(anchor: string, name: string): EntryView {
  return { anchor, name, badges: [], importLine: null, descriptionHtml: '', content: { kind: 'missing' } };
}

function entryView(anchor: string, entry: Entry, explainedAt: ExplainedAt): EntryView {
  return {
    anchor,
    name: entry.name,
    badges: badgesOf(entry),
    importLine: entry.importLine,
    descriptionHtml: descriptionHtml(joined(entry.description, entry.deprecatedMessage, entry.betaMessage)),
    content: contentOf(anchor, entry, explainedAt)
  };
}

function contentOf(anchor: string, entry: Entry, explainedAt: ExplainedAt): EntryContent {
  switch (entry.kind) {
    case 'component':
    case 'interface':
      return propsContent(anchor, entry, explainedAt);
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
      return { kind: 'function', function: functionView(entry.function, `${anchor}-signature`, explainedAt) };
    case 'type':
      return { kind: 'type', typeHtml: typeHtml(entry.type, entry.types, explainedAt), values: entry.values };
  }
}

function propsContent(
  anchor: string,
  { props, inherited, external, native }: Members,
  explainedAt: ExplainedAt
): EntryContent {
  const rowAnchor = createAnchorNamer([]);
  const rowView = (row: PropRow): PropRowView => ({
    anchor: `prop-${anchor}-${rowAnchor(row.name)}`,
    name: row.name,
    typeHtml: typeHtml(row.type, row.types, explainedAt),
    defaultValue: row.defaultValue,
    descriptionHtml: descriptionHtml(joined(row.description, row.deprecatedMessage, row.betaMessage)),
    required: row.required,
    badges: badgesOf(row)
  });
  const inheritedViews = inherited.map(({ from, id, props: rows }): InheritedView => ({
    from,
    href: id === null ? null : explainedAt(id),
    rows: rows.map(rowView)
  }));
  return {
    kind: 'props',
    rows: props.map(rowView),
    inherited: inheritedViews,
    furtherHtml: [
      ...external.map(
        ({ from, package: name, names }) =>
          `From ${codeHtml(from)} of ${codeHtml(name)}: ${names.map(codeHtml).join(', ')}.`
      ),
      ...(native ? [nativeHtml(native)] : [])
    ]
  };
}

function nativeHtml(native: NativeProps): string {
  const element = native.element === null ? 'the element' : linkedElement(native.element);
  if (native.kind === 'named') {
    return `Also these attributes of ${element}: ${native.names.map(codeHtml).join(', ')}.`;
  }
  const except = native.except.length === 0 ? '' : `, except ${native.except.map(codeHtml).join(', ')}`;
  return `Also every attribute and event of ${element}${except}.`;
}

function linkedElement(element: string): string {
  return `<a href="${MDN}/${encodeURIComponent(element)}">${codeHtml(element)}</a>`;
}

function functionView(doc: FunctionDoc, anchor: string, explainedAt: ExplainedAt): FunctionView {
  return {
    anchor,
    name: doc.functionName,
    typeHtml: typeHtml(doc.type, doc.types, explainedAt),
    params: doc.params.map((param) => ({
      name: param.name,
      default: param.default,
      descriptionHtml: descriptionHtml(param.description)
    })),
    descriptionHtml: descriptionHtml(joined(doc.description, doc.returns === '' ? '' : `Returns ${doc.returns}`)),
    badges: badgesOf(doc)
  };
}

const WORD = /[A-Za-z_$][\w$]*/g;

/** A type, in which the names of the design system's own types lead to where they are explained. */
function typeHtml(type: string, types: readonly TypeLink[], explainedAt: ExplainedAt): string {
  const addresses = new Map(types.map(({ name, id }) => [name, { id, href: explainedAt(id) }]));
  let html = '';
  let end = 0;
  for (const match of type.matchAll(WORD)) {
    const address = addresses.get(match[0]);
    if (address?.href) {
      html += escapeHtml(type.slice(end, match.index));
      html += `<a href="${escapeHtml(address.href)}" data-type="${escapeHtml(address.id)}">${match[0]}</a>`;
      end = match.index + match[0].length;
    }
  }
  return html + escapeHtml(type.slice(end));
}

function badgesOf({ beta, deprecated }: { beta: boolean; deprecated: boolean }): Badge[] {
  return [...(deprecated ? (['deprecated'] as const) : []), ...(beta ? (['beta'] as const) : [])];
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
