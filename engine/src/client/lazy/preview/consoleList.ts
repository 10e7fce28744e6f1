import type { ConsoleLevel } from '../../../frame/protocol.ts';

/** Messages that are kept; older ones go. */
const MAX_ITEMS = 100;

export interface ConsoleList {
  readonly element: HTMLElement;
  add: (level: ConsoleLevel, text: string) => void;
  clear(): void;
}

interface Entry {
  level: ConsoleLevel;
  text: string;
  count: number;
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

  let waiting: Entry[] = [];
  let last: { item: HTMLElement; entry: Entry } | null = null;

  const write = (entry: Entry): void => {
    if (last?.entry.text === entry.text && last.entry.level === entry.level) {
      last.entry.count += entry.count;
      last.item.dataset['count'] = String(last.entry.count);
      return;
    }
    const item = document.createElement('li');
    item.className = `pb-console-item pb-console-${entry.level}`;
    item.textContent = entry.text;
    if (entry.count > 1) {
      item.dataset['count'] = String(entry.count);
    }
    list.append(item);
    last = { item, entry };
  };
  /** All at once: scrolling to the end lays the page out, which is too much to do for each message. */
  const flush = (): void => {
    const entries = waiting;
    waiting = [];
    if (entries.length === 0) {
      return;
    }
    element.hidden = false;
    entries.forEach(write);
    while (list.childElementCount > MAX_ITEMS) {
      list.firstElementChild?.remove();
    }
    list.scrollTop = list.scrollHeight;
  };

  return {
    element,
    add(level, text) {
      const previous = waiting.at(-1);
      if (previous?.text === text && previous.level === level) {
        previous.count += 1;
        return;
      }
      if (waiting.push({ level, text, count: 1 }) === 1) {
        requestAnimationFrame(flush);
      }
      waiting = waiting.slice(-MAX_ITEMS);
    },
    clear() {
      waiting = [];
      list.replaceChildren();
      element.hidden = true;
      last = null;
    }
  };
}
