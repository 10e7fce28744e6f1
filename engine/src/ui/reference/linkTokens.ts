import { sharedStart } from '../tokenParts/sharedStart.ts';
import type { TableProps } from './ReferenceTable.tsx';
import type { ThemedValueView } from './view.ts';

/** Names of custom properties in a text. */
const NAMES = /--[\w-]+/g;

/**
 * Returns the common beginning of the addresses of all tokens that values refer to, e.g. `/tokens#--acme-`: with it, the
 * browser links them as rows are opened, which keeps documents small. Null if their own links are needed, since there
 * are none, or other names that begin in the same way.
 */
export function tokenAddressStart(values: readonly ThemedValueView[]): string | null {
  const parts = values.flatMap(({ steps }) => steps.flat());
  const links = parts.filter((part) => typeof part !== 'string');
  const others = parts.filter((part) => typeof part === 'string').flatMap((text) => text.match(NAMES) ?? []);
  const page = links[0]?.href.split('#', 1)[0] ?? '';
  const start = sharedStart(links.map(({ text }) => text));
  const isRule =
    start !== '' &&
    links.every(({ href, text }) => href === `${page}#${text}`) &&
    !others.some((name) => name.startsWith(start));
  return isRule ? `${page}#${start}` : null;
}

/**
 * Links the names of tokens in an open row of the table of CSS variables, once.
 * @param row the row's disclosure, in a table with `data-props`
 */
export function linkTokens(row: HTMLDetailsElement): void {
  const props = row.closest('table')?.dataset['props'];
  if (props === undefined || row.querySelector('a')) {
    return;
  }
  const [page = '', start = ''] = (JSON.parse(props) as TableProps).tokens.split('#');
  for (const text of textsOf(row)) {
    // From the end, since the text is split.
    for (const { 0: name, index } of [...text.data.matchAll(NAMES)].reverse()) {
      if (name.startsWith(start)) {
        const link = document.createElement('a');
        const linked = text.splitText(index);
        linked.splitText(name.length);
        linked.replaceWith(link);
        link.href = `${page}#${name}`;
        link.append(linked);
      }
    }
  }
}

/** Returns the text nodes of a disclosure's content. */
function textsOf(details: HTMLDetailsElement): Text[] {
  const parts = [...details.childNodes].filter((part) => part.nodeName !== 'SUMMARY');
  return parts.flatMap((part) => (part instanceof Text ? part : [...part.childNodes].filter(isText)));
}

function isText(node: Node): node is Text {
  return node instanceof Text;
}
