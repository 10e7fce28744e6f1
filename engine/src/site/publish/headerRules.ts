import type { HeaderRule } from './hostHeaders.ts';

/** The host's file of headers, as Netlify, Cloudflare Pages and others read it: a pattern, and its headers below it. */
export function formatHeaderRules(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

/** Reads what {@link formatHeaderRules} writes; lines that are neither patterns nor headers are left out. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (line.startsWith('/')) {
      rules.push({ pattern: line.trim(), headers: {} });
    } else if (name !== undefined && value !== undefined) {
      Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    }
  }
  return rules;
}
