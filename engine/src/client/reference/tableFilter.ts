import { CSS_FILTER_DEBOUNCE_MS } from '../../constants.ts';
import { type Match, createPatternMatcher } from './patternMatcher.ts';

/**
 * Makes the filters of a page's reference tables work (spec §5): rows that don't match are left out, and so are
 * tables without any.
 * @returns stops doing so
 */
export function startTableFilters(main: HTMLElement): () => void {
  const stops = [...main.querySelectorAll<HTMLElement>('[data-reference]')].map(startFilter);
  return () => stops.forEach((stop) => stop());
}

/** Steps that a value comes from begin with an arrow. */
const LINE_START = /\n(?:→ )?/;

function startFilter(section: HTMLElement): () => void {
  const bar = section.querySelector<HTMLElement>('[data-reference-filter]');
  const input = bar?.querySelector('input');
  const status = bar?.querySelector<HTMLElement>('[role=status]');
  if (!bar || !input || !status) {
    return () => undefined;
  }
  const rows = [...section.querySelectorAll<HTMLElement>('tbody > tr')];
  const matcher = createPatternMatcher(() => rows.map(fieldsOf));
  const isPattern = bar.dataset['referenceFilter'] === 'pattern';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const apply = async (): Promise<void> => {
    const text = input.value.trim();
    const match = await (isPattern ? matcher.matchPattern(text) : matcher.matchText(text));
    // The reader may have typed on while the answer was on its way.
    if (match && text === input.value.trim()) {
      showRows(section, rows, match);
      status.textContent = describe(text, match, rows.length);
    }
  };
  const onInput = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void apply(), isPattern ? CSS_FILTER_DEBOUNCE_MS : 0);
  };
  input.addEventListener('input', onInput);
  bar.hidden = false;
  startExpandAll(bar, section);
  return () => {
    clearTimeout(timer);
    matcher.stop();
  };
}

/** The texts of a row that a filter looks at: its cells, and each line of them, so that a pattern can name its ends. */
function fieldsOf({ children }: HTMLElement): string[] {
  return [...children].flatMap(({ textContent }) => {
    const lines = textContent.split(LINE_START);
    return lines.length > 1 ? [lines.join(' '), ...lines] : lines;
  });
}

function showRows(section: HTMLElement, rows: readonly HTMLElement[], { rows: matched }: Match): void {
  rows.forEach((row, index) => {
    row.hidden = matched !== null && !matched.has(index);
  });
  for (const entry of section.querySelectorAll<HTMLElement>('[data-reference-entry]')) {
    entry.hidden = matched !== null && !entry.querySelector('tbody > tr:not([hidden])');
  }
  for (const details of section.querySelectorAll<HTMLDetailsElement>('details.pb-inherited')) {
    details.open = matched !== null && details.querySelector('tbody > tr:not([hidden])') !== null;
  }
}

function describe(text: string, { rows: matched, note }: Match, total: number): string {
  if (text === '' || matched === null) {
    return '';
  }
  const count = matched.size === 0 ? `Nothing matches “${text}”.` : `${matched.size} of ${total}`;
  return note === null ? count : `${count} ${note}`;
}

/** The button that opens and closes all rows of a section. */
function startExpandAll(bar: HTMLElement, section: HTMLElement): void {
  const button = bar.querySelector<HTMLElement>('[data-expand-all]');
  button?.addEventListener('click', () => {
    const isExpanding = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(isExpanding));
    for (const details of section.querySelectorAll<HTMLDetailsElement>('td > details')) {
      details.open = isExpanding;
    }
  });
}
