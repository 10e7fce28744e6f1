/** Status of each state, such as `Running: 'success'`; undefined is neutral. */
export type StatusOfStates = Readonly<Record<string, string | undefined>>;

/** HTML of a page's main element. */
export interface PageHtml {
  path: string;
  html: string;
}

/** Runs in any page: finds states with another status than the cast's, and columns of numbers that aren't aligned. */
export function findGateFaults({ pages, states }: { pages: PageHtml[]; states: StatusOfStates }): string[] {
  const STATUSES = ['danger', 'warning', 'success', 'info', 'custom'];
  const COLORS = /\bpf-m-(?:blue|green|orange|orangered|purple|red|teal|yellow)\b/;
  const NUMBER = /^[-−+]?\d[\d,\u00A0]*(?:\.\d+)?(?:\s?(?:%|px|ms|s|[kKMGT]i?B))?$/;
  const textOf = (element: Element): string => element.textContent.trim();
  const slugOf = (element: Element): string => element.closest('.pb-example')?.id ?? '';

  const statusFaults = (label: Element): string[] => {
    const state = textOf(label.querySelector('.pf-v6-c-label__text') ?? label);
    const isRemovable = label.querySelector('.pf-v6-c-label__actions') !== null;
    if (!Object.hasOwn(states, state) || isRemovable) {
      return [];
    }
    const status = STATUSES.find((name) => label.classList.contains(`pf-m-${name}`));
    const color = COLORS.exec(label.className)?.[0];
    return status === states[state] && color === undefined
      ? []
      : [`${slugOf(label)}: ${state} is ${color ?? status ?? 'neutral'} instead of ${states[state] ?? 'neutral'}`];
  };

  const columnFaults = (table: HTMLTableElement): string[] => {
    const headers = [...(table.tHead?.rows[0]?.cells ?? [])];
    const rows = [...table.tBodies].flatMap((body) =>
      [...body.rows].filter(({ cells }) => cells.length === headers.length)
    );
    return headers.flatMap((header, index) => {
      const cells = rows.flatMap((row) => row.cells[index] ?? []);
      const numbers = cells.filter((cell) => NUMBER.test(textOf(cell)));
      if (numbers.length < 2 || numbers.length < cells.length / 2) {
        return [];
      }
      const isAligned = [header, ...cells].every(({ style }) => style.textAlign === 'end');
      const isTabular = cells.every(({ classList }) => classList.contains('pf-v6-m-tabular-nums'));
      return [
        ...(isAligned ? [] : [`${slugOf(table)}: ${textOf(header)} isn't aligned at the end`]),
        ...(isTabular ? [] : [`${slugOf(table)}: ${textOf(header)} has proportional digits`])
      ];
    });
  };

  return pages.flatMap(({ path, html }) => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const labels = [...page.querySelectorAll('.pb-example [data-root] .pf-v6-c-label')];
    const tables = [...page.querySelectorAll<HTMLTableElement>('.pb-example [data-root] table.pf-v6-c-table')];
    return [...labels.flatMap(statusFaults), ...tables.flatMap(columnFaults)].map((fault) => `${path}#${fault}`);
  });
}
