import type { ConsoleLevel } from '../../../frame/protocol.ts';

/** Messages that are kept; older ones go. */
const MAX_ITEMS = 100;

export interface ConsoleList {
  readonly element: HTMLElement;
  add: (level: ConsoleLevel, text: string) => void;
  clear(): void;
}

/** What an example writes to the console, shown once it writes something. */
export function createConsoleList(title: string): ConsoleList {
  const element = document.createElement('div');
  element.className = 'pb-console';
  element.hidden = true;
  const list = document.createElement('ol');
  list.className = 'pb-console-items';
  list.setAttribute('role', 'log');
  list.setAttribute('aria-label', `Console of ${title}`);
  list.tabIndex = 0;
  list.dir = 'ltr';
  element.append(list);
  let last: { item: HTMLElement; key: string; count: number } | null = null;

  return {
    element,
    add(level, text) {
      const key = `${level} ${text}`;
      element.hidden = false;
      if (last?.key === key) {
        last.count += 1;
        last.item.dataset['count'] = String(last.count);
        return;
      }
      const item = document.createElement('li');
      item.className = `pb-console-item pb-console-${level}`;
      item.textContent = text;
      list.append(item);
      last = { item, key, count: 1 };
      if (list.childElementCount > MAX_ITEMS) {
        list.firstElementChild?.remove();
      }
      list.scrollTop = list.scrollHeight;
    },
    clear() {
      list.replaceChildren();
      element.hidden = true;
      last = null;
    }
  };
}
