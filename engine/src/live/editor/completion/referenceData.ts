import * as texts from '../../../core/texts.ts';
import { NAMES_ADDRESS } from '../../../core/codeAddress.ts';
import { cssVariablesAddress } from '../../../core/cssVariablesAddress.ts';
import { propSlug } from '../../../core/anchors.ts';
import { slug } from '../../../core/slug.ts';
import { type Themed, valueInTheme } from '../../../core/valueInTheme.ts';
import { pageTheme } from '../../preview/pageTheme.ts';

/** Fields of the site's reference data (`/api`, see its schemas) that completion reads. */

export interface IndexEntry {
  /** Module specifier and name. */
  id: string;
  name: string;
  kind: string;
  package: string;
  importLine: string | null;
  deprecated: boolean;
  address: string;
  pages: { path: string; title: string }[];
}

export interface Prop {
  name: string;
  type: string;
  defaultValue: string | null;
  /** Markdown. */
  description: string;
  required: boolean;
  deprecated: boolean;
}

export interface ComponentEntry {
  description: string;
  props: Prop[];
}

export interface CssName {
  name: string;
  value: string;
}

/** Reference data, fetched on demand. Data that isn't available counts as empty, so nothing is completed. */
export interface ReferenceData {
  index(): Promise<readonly IndexEntry[]>;
  entry(entry: IndexEntry): Promise<ComponentEntry>;
  /** Export names of all modules that programs can import, by specifier. */
  names(): Promise<Readonly<Record<string, readonly string[]>>>;
  tokens(): Promise<readonly CssName[]>;
  /** Prefixes of components' CSS variables, e.g. `acme-button`. */
  prefixes(): Promise<readonly string[]>;
  variables(prefix: string): Promise<readonly CssName[]>;
  /** CSS class names with a prefix. */
  classes(prefix: string): Promise<readonly string[]>;
}

interface RawEntry {
  description: string;
  props?: Prop[];
  inherited?: { props: Prop[] }[];
}

type RawValue = Themed<{ value: string }>;

interface RawVariables {
  rows: (RawValue & { selector: string; property: string })[];
}

const NO_ENTRY: RawEntry = { description: '' };
const CLASS_NAME = /\.(-?[_a-zA-Z][\w-]*)/g;

/**
 * @param load fetches the JSON at an address; rejects if it isn't available
 * @param currentTheme returns the name of the theme whose values are shown
 */
export function createReferenceData(
  load: (address: string) => Promise<unknown>,
  currentTheme: () => string
): ReferenceData {
  const files = new Map<string, Promise<unknown>>();
  const file = <Content>(address: string, absent: Content): Promise<Content> => {
    const known = files.get(address) ?? load(address);
    files.set(address, known);
    // Retry with the next request.
    known.catch(() => files.delete(address));
    return known.then(
      (content) => content as Content,
      () => absent
    );
  };
  const valueIn = (own: RawValue): string => valueInTheme<{ value: string }>(own, currentTheme()).value;
  const rowsOf = async (prefix: string): Promise<RawVariables['rows']> =>
    (await file<RawVariables>(cssVariablesAddress(prefix), { rows: [] })).rows;

  return {
    index: () => file<IndexEntry[]>('/api/components.json', []),
    async entry({ address }) {
      const { description, props = [], inherited = [] } = await file(address, NO_ENTRY);
      return { description, props: [...props, ...inherited.flatMap((from) => from.props)] };
    },
    names: () => file<Record<string, string[]>>(NAMES_ADDRESS, {}),
    async tokens() {
      const { tokens } = await file<{ tokens: (RawValue & { name: string })[] }>('/api/tokens.json', { tokens: [] });
      return tokens.map((token) => ({ name: token.name, value: valueIn(token) }));
    },
    async prefixes() {
      const list = await file<{ prefix: string }[]>('/api/css-variables.json', []);
      return list.map(({ prefix }) => prefix);
    },
    async variables(prefix) {
      const rows = await rowsOf(prefix);
      return [...new Map(rows.map((row) => [row.property, { name: row.property, value: valueIn(row) }])).values()];
    },
    async classes(prefix) {
      const rows = await rowsOf(prefix);
      return [
        ...new Set(rows.flatMap(({ selector }) => [...selector.matchAll(CLASS_NAME)].map(([, name = '']) => name)))
      ];
    }
  };
}

/** Reference data of this site, cached until the document is unloaded. */
export const siteReference = createReferenceData(
  async (address) => {
    const response = await fetch(address);
    if (!response.ok) {
      throw new Error(`${address} answered ${response.status}.`);
    }
    return response.json();
  },
  () => pageTheme().name
);

/** Renders the documentation of a prop for a tooltip. */
export function describeProp({ type, defaultValue, description, required, deprecated }: Prop): HTMLElement {
  const facts = [
    code(type),
    ...(defaultValue === null ? [] : [` ${texts.completion.default} `, code(defaultValue)]),
    required ? ` ${texts.completion.required}` : '',
    deprecated ? ` ${texts.completion.deprecated}` : ''
  ];
  return hint(facts, plainText(description));
}

export function describeComponent({ id }: IndexEntry, { description }: ComponentEntry): HTMLElement {
  return hint([code(id)], plainText(description));
}

/** Returns the address of a prop's row in the props table; null if no page contains it. */
export function propAddress({ name, pages }: IndexEntry, prop: string): string | null {
  const [page] = pages;
  return page ? `${page.path}#prop-${slug(name)}-${propSlug(prop)}` : null;
}

/** Removes Markdown syntax. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`)(.*?)\1/g, '$2')
    .trim();
}

function hint(facts: (Node | string)[], text: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'cm-hint';
  const first = document.createElement('p');
  first.append(...facts);
  element.append(first);
  if (text !== '') {
    const second = document.createElement('p');
    second.textContent = text;
    element.append(second);
  }
  return element;
}

function code(text: string): HTMLElement {
  const element = document.createElement('code');
  element.textContent = text;
  return element;
}
