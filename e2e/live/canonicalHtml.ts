import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    /** Serialises an element's content in a canonical form, the same for server-rendered and client-rendered HTML. */
    canonicalHtml(element: Element): string;
  }
}

/** Installs `canonicalHtml` in every document of a context. */
export async function addCanonicalHtml(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Server rendering writes these as attributes, client rendering sets the properties.
    const SET_AS_PROPERTY = new Set(['autofocus', 'checked', 'selected', 'muted']);
    const attributesOf = (element: Element): string[] =>
      [...element.attributes]
        .filter(({ name, value }) => !(name === 'style' && value === '') && !SET_AS_PROPERTY.has(name))
        .map(({ name, value }) => (name === 'style' ? `style="${styleOf(element)}"` : `${name}="${value}"`))
        .sort();
    const styleOf = (element: Element): string => {
      const { style } = element as HTMLElement;
      return [...style]
        .map((name) => `${name}:${style.getPropertyValue(name).trim()}`)
        .sort()
        .join(';');
    };
    const write = (node: Node): string => {
      if (node instanceof Text) {
        return node.data;
      }
      if (!(node instanceof Element)) {
        return '';
      }
      const tag = [node.localName, ...attributesOf(node)].join(' ');
      return `<${tag}>${[...node.childNodes].map(write).join('')}</${node.localName}>`;
    };
    window.canonicalHtml = (element) => [...element.childNodes].map(write).join('');
  });
}
