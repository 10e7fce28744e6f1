import { slug } from '../../../core/slug.ts';
import type { ComponentEntry, IndexEntry, Prop } from './referenceData.ts';

/** What is known of a property, for people to read beside the code. */
export function describeProp({ type, defaultValue, description, required, deprecated }: Prop): HTMLElement {
  const facts = [
    code(type),
    ...(defaultValue === null ? [] : [' Default: ', code(defaultValue)]),
    required ? ' Required.' : '',
    deprecated ? ' Deprecated.' : ''
  ];
  return hint(facts, plainText(description));
}

export function describeComponent({ id }: IndexEntry, { description }: ComponentEntry): HTMLElement {
  return hint([code(id)], plainText(description));
}

/** Address of the row that documents a property; null where no page does. */
export function propAddress({ name, pages }: IndexEntry, prop: string): string | null {
  const [page] = pages;
  return page ? `${page.path}#prop-${slug(name)}-${slug(prop)}` : null;
}

/** Markdown without its marks. */
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
