import type { Paint } from '../paint.ts';
import type { GuidanceReport, GuidanceTab } from './checkGuidance.ts';

const KINDS = ['words', 'figures', 'pairs'] as const;
type Kind = (typeof KINDS)[number];

const HEADER = ['size', ...KINDS, 'claims', 'heard', 'audited'];

/**
 * Formats the extent of each tab about a component. `>` is more than its size has, with the most, and `<` fewer, with the
 * least, or with all that a screen reader can read and axe-core can audit; what the model asks for is in the last column.
 */
export function formatGuidance({ tabs }: GuidanceReport): string {
  const rows = tabs.map((tab) => ({
    cells: [
      tab.size,
      ...KINDS.map((kind) => formatCount(tab, kind)),
      String(tab.claims),
      formatShare(tab.heard, tab.claims),
      formatShare(tab.audited, tab.examples)
    ],
    name: `${tab.page}, ${tab.source}${tab.missing.length > 0 ? `; missing: ${tab.missing.join(', ')}` : ''}`
  }));
  const widths = HEADER.map((title, index) =>
    Math.max(title.length, ...rows.map(({ cells }) => cells[index]?.length ?? 0))
  );
  const line = (cells: readonly string[], name: string): string =>
    `  ${cells.map((cell, index) => cell.padStart(widths[index] ?? 0)).join('  ')}  ${name}`;
  return [line(HEADER, 'tab'), ...rows.map(({ cells, name }) => line(cells, name))].join('\n');
}

function formatCount(tab: GuidanceTab, kind: Kind): string {
  const [least, most] = tab.limits[kind] ?? [0, Infinity];
  const count = tab[kind];
  const bound = count > most ? ` > ${format(most)}` : count < least ? ` < ${format(least)}` : '';
  return format(count) + bound;
}

function formatShare(count: number, all: number): string {
  return count < all ? `${format(count)} < ${format(all)}` : format(count);
}

function format(number: number): string {
  return number.toLocaleString('en-US');
}

/** Formats how many pages have each kind of tab, and how many tabs differ from their model; empty without models. */
export function formatGuidanceSummary({ tabs, coverage }: GuidanceReport, paint: Paint): string {
  const kinds = Object.entries(coverage).map(
    ([source, { pages, without }]) => `${source} of ${pages - without} of ${pages} pages`
  );
  if (kinds.length === 0) {
    return '';
  }
  const beyond = tabs.filter((tab) => KINDS.some((kind) => tab[kind] > (tab.limits[kind]?.[1] ?? Infinity))).length;
  const incomplete = tabs.filter(({ missing }) => missing.length > 0).length;
  const found = `of ${tabs.length} with a size, ${beyond} exceed it and ${incomplete} lack a section`;
  return `${paint('bold', 'guidance:')} ${kinds.join(', ')}; ${found}`;
}
