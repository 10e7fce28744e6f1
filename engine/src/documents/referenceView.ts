import { codeHtml } from '../codeHtml.ts';
import type { EntryContent, EntryView, FunctionView, InheritedView, PropRowView, ReferenceView } from '../app/index.ts';
import { createAnchorNamer } from '../content/anchors.ts';
import { descriptionHtml } from '../content/descriptionHtml.ts';
import type { Badge, Source } from '../model.ts';
import type { Entry, FunctionDoc, Members, NativeProps, PropRow } from '../reference/entry.ts';
import type { TabReference } from '../reference/siteReference.ts';
import { slug } from '../slug.ts';
import type { PlaygroundView } from '../ui/playground/renderPlayground.tsx';
import { firstUse } from './firstUse.ts';
import { foldCode } from './foldCode.ts';
import { typeHtml } from './typeHtml.ts';
import type { LinkType } from './typeLinks.ts';

const MDN = 'https://developer.mozilla.org/docs/Web/API';

/** Prepares a tab's reference for its page: anchors, links, HTML. */
export function referenceView(
  { referenceAnchors: anchors, blocks }: Source,
  { functions, names }: TabReference,
  linkType: LinkType,
  playground: PlaygroundView | null = null
): ReferenceView {
  const documented = functions.flatMap(({ doc }) => doc ?? []);
  return {
    functions:
      documented.length === 0
        ? null
        : {
            anchor: anchors.functions,
            functions: documented.map((doc) =>
              functionView(doc, `${anchors.functions}-${slug(doc.functionName)}`, linkType)
            )
          },
    props:
      names.length === 0
        ? null
        : {
            anchor: anchors.props,
            playground,
            entries: names.map(({ name, entry }, index) => {
              const anchor = anchors.names[index] ?? slug(name);
              return {
                anchor,
                entry: entry ? entryView(anchor, entry, linkType) : missingEntry(name),
                usedBy: entry?.kind === 'component' ? firstUse(name, blocks) : null
              };
            })
          },
    cssVariables: null
  };
}

function missingEntry(name: string): EntryView {
  return { name, badges: [], importLine: null, descriptionHtml: '', content: { kind: 'missing' } };
}

/**
 * Prepares what the packages say of a name.
 * @param anchor begins the ids of its rows; null where rows can't be linked to
 */
export function entryView(anchor: string | null, entry: Entry, linkType: LinkType): EntryView {
  return {
    name: entry.name,
    badges: badgesOf(entry),
    importLine: entry.importLine,
    descriptionHtml: descriptionHtml(joined(entry.description, entry.deprecatedMessage, entry.betaMessage)),
    content: contentOf(anchor, entry, linkType)
  };
}

function contentOf(anchor: string | null, entry: Entry, linkType: LinkType): EntryContent {
  switch (entry.kind) {
    case 'component':
    case 'interface':
      return propsContent(anchor, entry, linkType);
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
      return { kind: 'function', function: functionView(entry.function, anchor && `${anchor}-signature`, linkType) };
    case 'type':
      return { kind: 'type', typeHtml: typeHtml(entry.type, entry.types, linkType), values: entry.values };
  }
}

function propsContent(
  anchor: string | null,
  { props, inherited, external, native }: Members,
  linkType: LinkType
): EntryContent {
  const rowAnchor = createAnchorNamer([]);
  const rowView = (row: PropRow): PropRowView => ({
    anchor: anchor && `prop-${anchor}-${rowAnchor(row.name)}`,
    name: row.name,
    typeHtml: typeHtml(row.type, row.types, linkType),
    defaultValue: row.defaultValue,
    descriptionHtml: foldCode(descriptionHtml(joined(row.description, row.deprecatedMessage, row.betaMessage))),
    required: row.required,
    badges: badgesOf(row)
  });
  const inheritedViews = inherited.map(({ from, id, props: rows }): InheritedView => ({
    from,
    fromHtml: id === null ? null : linkType(id, from),
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

function functionView(doc: FunctionDoc, anchor: string | null, linkType: LinkType): FunctionView {
  return {
    anchor,
    name: doc.functionName,
    typeHtml: typeHtml(doc.type, doc.types, linkType),
    params: doc.params.map((param) => ({
      name: param.name,
      default: param.default,
      descriptionHtml: descriptionHtml(param.description)
    })),
    descriptionHtml: descriptionHtml(joined(doc.description, doc.returns === '' ? '' : `Returns ${doc.returns}`)),
    badges: badgesOf(doc)
  };
}

function badgesOf({ beta, deprecated }: { beta: boolean; deprecated: boolean }): Badge[] {
  return [...(deprecated ? (['deprecated'] as const) : []), ...(beta ? (['beta'] as const) : [])];
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
