import type { Badge } from '../../../model.ts';
import type { SearchResult } from '../../../search/searchProvider.ts';
import type { Command } from './commands.ts';
import type { Entry } from './groups.ts';
import { highlighted } from './highlighted.ts';

/** Between the parts of a place; turns around with the direction of the text. */
const PLACE_SEPARATOR = ' › ';

/** What the reader presses: a link, so that it opens as links do, or a button for what runs here. */
export function entryElement(entry: Entry): HTMLElement {
  return entry.type === 'result' ? resultLink(entry.result, entry.rank) : commandElement(entry.command);
}

function resultLink(result: SearchResult, rank: number): HTMLElement {
  const { kind, title, matches, address, place, badge, excerpt } = result;
  const link = document.createElement('a');
  link.className = 'pb-found-entry';
  link.href = address;
  link.dataset['result'] = `${kind}-${rank}`;
  link.dataset['kind'] = kind;

  const name = part('bdi', 'pb-found-title', ...highlighted(title, matches));
  link.append(name);
  if (badge) {
    link.append(' ', badgeLabel(badge));
  }
  link.append(' ', part('bdi', 'pb-found-place', place.join(PLACE_SEPARATOR)));
  if (excerpt) {
    // The text keeps its own direction, but stands at the side where the page begins its lines.
    const text = part('bdi', '', ...highlighted(excerpt.text, excerpt.matches));
    link.append(' ', part('span', 'pb-found-excerpt', text));
  }
  return link;
}

function commandElement({ id, title, action }: Command): HTMLElement {
  const element = document.createElement(typeof action === 'function' ? 'button' : 'a');
  element.className = 'pb-found-entry';
  element.dataset['command'] = id;
  element.append(part('bdi', 'pb-found-title', title));
  if (element instanceof HTMLAnchorElement && typeof action !== 'function') {
    element.href = action.href;
    if (action.opensWindow) {
      element.target = '_blank';
      element.rel = 'noopener';
      element.append(' ', part('bdi', 'pb-found-place', 'opens in a new tab'));
    }
  } else {
    element.setAttribute('type', 'button');
  }
  return element;
}

function badgeLabel(badge: Badge): Node {
  const labels = document.querySelector<HTMLTemplateElement>('template#search-badges');
  const label = [...(labels?.content.children ?? [])].find(
    (candidate) => candidate.textContent.trim().toLowerCase() === badge
  );
  return label?.cloneNode(true) ?? document.createTextNode(badge);
}

function part(name: 'bdi' | 'span', className: string, ...content: (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  if (className !== '') {
    element.className = className;
  }
  element.append(...content);
  return element;
}
