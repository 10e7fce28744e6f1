import {
  SearchQuery,
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  replaceAll,
  replaceNext,
  selectMatches,
  setSearchQuery
} from '@codemirror/search';
import { type Command, type EditorView, type Panel, runScopeHandlers } from '@codemirror/view';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';

/** Matches are counted up to this number: each key counts again. */
const MOST_MATCHES = 1000;

/** The find bar of the editor: fields with labels, the number of matches, and what can be done with them. */
export function createFindBar(view: EditorView): Panel {
  const find = field(texts.editor.find);
  // The library puts the focus into it.
  find.input.setAttribute('main-field', 'true');
  const replacement = field(texts.editor.replaceWith);
  const matchCase = checkbox(texts.editor.matchCase);
  const byWord = checkbox(texts.editor.byWord);
  const regexp = checkbox(texts.editor.regexp);
  const count = element('span', 'cm-find-count');
  count.setAttribute('role', 'status');
  count.dir = 'auto';

  const show = (query: SearchQuery): void => {
    find.input.value = query.search;
    replacement.input.value = query.replace;
    matchCase.input.checked = query.caseSensitive;
    byWord.input.checked = query.wholeWord;
    regexp.input.checked = query.regexp;
  };
  const countMatches = (): void => {
    count.textContent = matchText(view, getSearchQuery(view.state));
  };
  const commit = (): void => {
    const query = new SearchQuery({
      search: find.input.value,
      replace: replacement.input.value,
      caseSensitive: matchCase.input.checked,
      wholeWord: byWord.input.checked,
      regexp: regexp.input.checked
    });
    if (!query.eq(getSearchQuery(view.state))) {
      view.dispatch({ effects: setSearchQuery.of(query) });
    }
  };
  const button = (text: string, command: Command): HTMLButtonElement => {
    const created = element('button', 'cm-button', text);
    created.type = 'button';
    created.addEventListener('click', () => {
      commit();
      command(view);
    });
    return created;
  };
  const close = button(texts.editor.close, closeSearchPanel);

  const dom = element('div', 'cm-search cm-find-bar');
  dom.setAttribute('role', 'search');
  dom.setAttribute('aria-label', texts.editor.findBar);
  // The code around it is always from left to right.
  dom.dir = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
  dom.append(
    row(
      find.label,
      button(texts.editor.previous, findPrevious),
      button(texts.editor.next, findNext),
      button(texts.editor.all, selectMatches),
      count,
      close
    ),
    row(
      replacement.label,
      button(texts.editor.replaceOne, replaceNext),
      button(texts.editor.replaceAll, replaceAll),
      matchCase.label,
      byWord.label,
      regexp.label
    )
  );
  dom.addEventListener('input', commit);
  dom.addEventListener('keydown', (event) => {
    const { key, shiftKey, target } = event;
    if (runScopeHandlers(view, event, 'search-panel')) {
      event.preventDefault();
    } else if (key === 'Enter' && target === find.input) {
      event.preventDefault();
      commit();
      (shiftKey ? findPrevious : findNext)(view);
    } else if (key === 'Enter' && target === replacement.input) {
      event.preventDefault();
      commit();
      replaceNext(view);
    }
  });
  show(getSearchQuery(view.state));
  countMatches();
  return {
    dom,
    top: true,
    mount: () => find.input.select(),
    update({ transactions, docChanged, selectionSet }) {
      const isNewQuery = transactions.some(({ effects }) => effects.some((effect) => effect.is(setSearchQuery)));
      const query = getSearchQuery(view.state);
      if (isNewQuery && query.search !== find.input.value) {
        show(query);
      }
      if (isNewQuery || docChanged || selectionSet) {
        countMatches();
      }
    }
  };
}

/** Says how many matches there are, and which one is selected. */
function matchText({ state }: EditorView, query: SearchQuery): string {
  if (query.search === '') {
    return '';
  }
  if (!query.valid) {
    return texts.editor.invalidPattern;
  }
  const { from, to } = state.selection.main;
  let total = 0;
  let selected = 0;
  const cursor = query.getCursor(state);
  for (let next = cursor.next(); !next.done && total < MOST_MATCHES; next = cursor.next()) {
    total += 1;
    if (next.value.from === from && next.value.to === to) {
      selected = total;
    }
  }
  if (total === 0) {
    return texts.editor.noMatches;
  }
  const most = total === MOST_MATCHES ? texts.editor.manyMatches : texts.editor.matches;
  return selected === 0 ? fillText(most, { total }) : fillText(texts.editor.matchOf, { selected, total });
}

/** A field or a checkbox in its label. */
interface Labelled {
  label: HTMLLabelElement;
  input: HTMLInputElement;
}

function field(text: string): Labelled {
  const label = element('label', 'cm-find-field', text);
  const input = element('input', 'cm-textfield');
  input.spellcheck = false;
  input.autocapitalize = 'off';
  input.autocomplete = 'off';
  label.append(input);
  return { label, input };
}

function checkbox(text: string): Labelled {
  const label = element('label', '', text);
  const input = element('input', '');
  input.type = 'checkbox';
  label.prepend(input);
  return { label, input };
}

function row(...children: Element[]): HTMLElement {
  const created = element('div', 'cm-find-row');
  created.append(...children);
  return created;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = ''
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.className = className;
  created.textContent = text;
  return created;
}
