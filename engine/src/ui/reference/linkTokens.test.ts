// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';

import { linkTokens } from './linkTokens.ts';

function openRow(content: string): HTMLDetailsElement {
  document.body.innerHTML = `<table data-props='{"tokens":"/tokens#--acme-t--"}'><tr><td><details open>${content}</details></table>`;
  return document.querySelector('details') as HTMLDetailsElement;
}

describe('linkTokens', () => {
  it('links the names of tokens, and nothing else', () => {
    const row = openRow('<summary>var(--acme-t--red)\n</summary>--acme-t--red\n→ max(--acme-t--a, --acme-b--c)\n');
    const text = row.textContent;
    linkTokens(row);
    expect([...row.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['--acme-t--red', '/tokens#--acme-t--red'],
      ['--acme-t--a', '/tokens#--acme-t--a']
    ]);
    expect(row.querySelector('summary a')).toBeNull();
    expect(row.textContent).toBe(text);
  });

  it('links those of each theme, once', () => {
    const row = openRow('<summary>1</summary><span data-in="a">--acme-t--a</span><span data-in="b">\n→ 2</span>');
    linkTokens(row);
    linkTokens(row);
    expect(row.querySelectorAll('a')).toHaveLength(1);
    expect(row.querySelector('[data-in=a] > a')?.textContent).toBe('--acme-t--a');
  });
});
