import { escapeHtml } from '../escapeHtml.ts';

/** Finds the address at which the site shows a token; null for other names. */
export type TokenAddress = (name: string) => string | null;

const CUSTOM_PROPERTY = /--[\w-]+/g;

/** HTML of a value, in which the names of tokens lead to where the site shows them. */
export function tokenLinks(value: string, tokenAddress: TokenAddress): string {
  let html = '';
  let end = 0;
  for (const { 0: name, index } of value.matchAll(CUSTOM_PROPERTY)) {
    const address = tokenAddress(name);
    if (address !== null) {
      html += `${escapeHtml(value.slice(end, index))}<a href="${escapeHtml(address)}">${name}</a>`;
      end = index + name.length;
    }
  }
  return html + escapeHtml(value.slice(end));
}
