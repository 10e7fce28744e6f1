import type { AriaAttributes, PointerEventHandler, Ref } from 'react';

import type { SearchResult } from '../../search/searchProvider.ts';
import { Highlighted } from '../Highlighted.tsx';
import type { Command } from './commands.ts';
import type { Entry } from './resultGroups.ts';

/** Between the parts of a place; turns around with the direction of the text. */
const PLACE_SEPARATOR = ' › ';

const MIDDLE_BUTTON = 1;

interface ResultEntryProps {
  entry: Entry;
  /** Called before the browser follows the link. */
  onOpen: (entry: Entry) => void;
  /** Of an option in a listbox. */
  option?: AriaAttributes & { id: string; role: 'option'; tabIndex: -1; onPointerMove: PointerEventHandler };
  entryRef?: Ref<HTMLElement>;
}

/** Something to open: a link, so that it opens as links do, or a button for what runs here. */
export function ResultEntry({ entry, onOpen, option, entryRef }: ResultEntryProps) {
  const attributes = {
    ...option,
    className: 'pb-result',
    ref: entryRef as Ref<HTMLAnchorElement & HTMLButtonElement>,
    onClick: () => onOpen(entry),
    onAuxClick: ({ button }: { button: number }) => button === MIDDLE_BUTTON && onOpen(entry)
  };
  if (entry.type === 'result') {
    const { kind, address } = entry.result;
    return (
      <a {...attributes} href={address} data-result={`${kind}-${entry.rank}`} data-kind={kind}>
        <ResultText result={entry.result} />
      </a>
    );
  }
  const { title, action } = entry.command;
  return typeof action === 'function' ? (
    <button {...attributes} type="button">
      <CommandTitle title={title} />
    </button>
  ) : (
    <a {...attributes} href={action.href} {...(action.opensWindow && { target: '_blank', rel: 'noopener' })}>
      <CommandTitle title={title} />
      {action.opensWindow && <bdi className="pb-result-place"> opens in a new tab</bdi>}
    </a>
  );
}

function CommandTitle({ title }: Pick<Command, 'title'>) {
  return <bdi className="pb-result-title">{title}</bdi>;
}

/** Spaces between the parts are for those who hear or copy them. */
function ResultText({ result: { title, matches, badge, place, excerpt } }: { result: SearchResult }) {
  return (
    <>
      <bdi className="pb-result-title">
        <Highlighted text={title} ranges={matches} />
      </bdi>{' '}
      {badge && (
        <span
          className="pb-result-badge"
          data-badge={badge}
        >{`${badge.charAt(0).toUpperCase()}${badge.slice(1)}`}</span>
      )}{' '}
      <bdi className="pb-result-place">{place.join(PLACE_SEPARATOR)}</bdi>{' '}
      {excerpt && (
        <span className="pb-result-excerpt">
          {/* The text keeps its own direction, but stands at the side where the page begins its lines. */}
          <bdi>
            <Highlighted text={excerpt.text} ranges={excerpt.matches} />
          </bdi>
        </span>
      )}
    </>
  );
}
