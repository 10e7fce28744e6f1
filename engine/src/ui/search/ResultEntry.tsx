import type { AriaAttributes, PointerEventHandler, Ref } from 'react';

import * as texts from '../../core/texts.ts';
import type { SearchResult } from '../../search/searchProvider.ts';
import { Highlighted } from '../Highlighted.tsx';
import type { Command } from './commands.ts';
import type { Entry } from './resultGroups.ts';
import { ResultIcon } from './ResultIcon.tsx';
import { hasPictures, ResultSign, ResultValue } from './ResultSign.tsx';

/** Separator of the parts of a place; browsers mirror it in right-to-left text. */
const PLACE_SEPARATOR = ' › ';

/** Between the title of a page and the label of a tab. */
const TAB_SEPARATOR = ':';

const MIDDLE_BUTTON = 1;

/** Where the parts of long names begin. */
const DASHES = '--';

/** Between two sentences: a line that is cut there would end in a full stop and an ellipsis. */
const SENTENCE_GAP = /(?<=[.!?]) /g;
const NO_BREAK_SPACE = '\u00a0';

interface ResultEntryProps {
  entry: Entry;
  /** Whether it names its kind, among results of other kinds. */
  hasKind: boolean;
  /** Called before the browser follows the link. */
  onOpen: (entry: Entry) => void;
  /** Attributes of an option in a listbox. */
  option?: AriaAttributes & { id: string; role: 'option'; tabIndex: -1; onPointerMove: PointerEventHandler };
  entryRef?: Ref<HTMLElement> | undefined;
}

/** An entry of the results: a link, or a button for commands that run here. */
export function ResultEntry({ entry, hasKind, onOpen, option, entryRef }: ResultEntryProps) {
  const isTab = entry.type === 'result' && entry.isTab;
  const attributes = {
    ...option,
    className: isTab ? 'pb-result-tab' : 'pb-result',
    ref: entryRef as Ref<HTMLAnchorElement & HTMLButtonElement>,
    onClick: () => onOpen(entry),
    onAuxClick: ({ button }: { button: number }) => button === MIDDLE_BUTTON && onOpen(entry)
  };
  if (entry.type === 'result') {
    const { kind, address } = entry.result;
    return (
      <a {...attributes} href={address} data-result={`${kind}-${entry.rank}`} data-kind={kind}>
        {isTab ? <TabName title={entry.result.title} /> : <ResultText result={entry.result} hasKind={hasKind} />}
      </a>
    );
  }
  const { command } = entry;
  const { action } = command;
  return typeof action === 'function' ? (
    <button {...attributes} type="button">
      <CommandTitle {...command} opensWindow={false} />
    </button>
  ) : (
    <a {...attributes} href={action.href} {...(action.opensWindow && { target: '_blank', rel: 'noopener' })}>
      <CommandTitle {...command} opensWindow={action.opensWindow} />
    </a>
  );
}

function CommandTitle({ title, icon, opensWindow }: Pick<Command, 'title' | 'icon'> & { opensWindow: boolean }) {
  return (
    <>
      <span className="pb-result-sign" aria-hidden="true">
        <ResultIcon name={icon} />
      </span>
      <span className="pb-result-text">
        <bdi className="pb-result-title">{title}</bdi>
        {opensWindow && <bdi className="pb-result-place"> {texts.search.opensTab}</bdi>}
      </span>
    </>
  );
}

/** The label of a tab, which stands below its page. The page's title is for screen readers. */
function TabName({ title }: Pick<SearchResult, 'title'>) {
  const start = title.lastIndexOf(TAB_SEPARATOR) + 1;
  return (
    <bdi className="pb-result-title">
      {start > 0 && <span className="pf-v6-screen-reader">{title.slice(0, start)}</span>}
      {title.slice(start)}
    </bdi>
  );
}

/** The spaces between the parts are for screen readers and copying. */
function ResultText({ result, hasKind }: { result: SearchResult; hasKind: boolean }) {
  const { kind, title, matches, badge, place, excerpt } = result;
  return (
    <>
      {/* In a group of one kind, its title says what an icon would repeat. */}
      {(hasKind || hasPictures(kind)) && <ResultSign result={result} />}
      <span className="pb-result-text">
        <bdi className="pb-result-title">
          <Highlighted
            text={title}
            ranges={matches}
            breaksAt={kind === 'cssVariable' || kind === 'token' ? DASHES : undefined}
          />
        </bdi>{' '}
        {badge && (
          <span className="pb-result-badge" data-badge={badge}>
            {texts.badges[badge]}
          </span>
        )}{' '}
        {hasKind && <span className="pb-result-kind">{texts.searchKind[kind]}</span>}{' '}
        {kind === 'token' ? (
          <ResultValue name={title} />
        ) : (
          <bdi className="pb-result-place">{place.join(PLACE_SEPARATOR)}</bdi>
        )}{' '}
        {excerpt && (
          <span className="pb-result-excerpt">
            {/* The text keeps its own direction, but is aligned to the start of the page's lines. */}
            <bdi>
              {excerpt.isCode ? (
                <code>
                  <Highlighted text={excerpt.text} ranges={[]} breaksAt={DASHES} />
                </code>
              ) : (
                <Highlighted text={excerpt.text.replaceAll(SENTENCE_GAP, NO_BREAK_SPACE)} ranges={excerpt.matches} />
              )}
            </bdi>
          </span>
        )}
      </span>
    </>
  );
}
