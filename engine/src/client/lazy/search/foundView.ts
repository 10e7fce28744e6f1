import type { SearchKind } from '../../../search/searchKind.ts';
import { NOTHING_FOUND, type SearchAnswer, type SearchProvider } from '../../../search/searchProvider.ts';
import { type SearchState, createAsker } from './asker.ts';
import { startComboboxKeys } from './comboboxKeys.ts';
import { COMMANDS_ONLY, type Command, asksForCommands } from './commands.ts';
import { EVERYTHING, type Filters } from './filters.ts';
import { createFoundList } from './foundList.ts';
import { createFoundParts } from './foundParts.ts';
import { groupsOf } from './groups.ts';
import type { ListForm } from './listing.ts';
import { createMore } from './more.ts';
import { onEntryOpened, pressEntry } from './openEntry.ts';
import { startPresses } from './presses.ts';
import { createRecentList } from './recentList.ts';
import { recentSearches } from './recentSearches.ts';
import { type Question, searchAddress } from './searchAddress.ts';
import { createSpeaker } from './speaker.ts';
import { surroundingsOf } from './surroundings.ts';
import { whilePressed } from './whilePressed.ts';

export interface FoundViewOptions {
  provider: SearchProvider;
  input: HTMLInputElement;
  /** Where what is found is shown, and scrolls; empty. */
  place: HTMLElement;
  form: ListForm;
  /** Results of a kind at first. */
  limit: number;
  /** Kinds that are shown at most, the best first; a link leads to all. */
  mostGroups?: number;
  filters?: Filters;
  /** What can be done, beside what is found. */
  commandsFor?: (query: string, answer: SearchAnswer) => Command[];
  /** Enter opens the first result, rather than the page of all of them. */
  choosesFirst?: boolean;
  hasRecent?: boolean;
  /** Escape empties the field first. */
  clearsOnEscape?: boolean;
  /** A question is asked, or there is none any more. */
  onAsk?: (question: Question) => void;
  beforeCommand?: () => void;
}

/** A search field with what it finds below it. */
export interface FoundView {
  /** Asks what field and filters say now. */
  ask: () => void;
  question: () => Question;
  stop: () => void;
}

/** Makes the one view of results that all places of the search share. */
export function createFoundView(options: FoundViewOptions): FoundView {
  const { provider, input, place, form, filters, commandsFor, choosesFirst = false } = options;
  const parts = createFoundParts(input.getAttribute('aria-controls') ?? `${input.id}-list`);
  const found = createFoundList({ list: parts.list, form, input, scroller: place, choosesFirst });
  const more = createMore(options.limit, found);
  const speak = createSpeaker();
  let state: SearchState = { step: 'idle' };
  /** Enter, pressed before there was an answer to open. */
  let awaited: KeyboardEvent | null = null;

  const question = (): Question => ({ query: input.value, ...(filters?.read() ?? EVERYTHING) });

  /** Before anything is asked: what can be done here, where the reader has no searches to go back to. */
  const showOffers = (): void => {
    const commands = recentSearches().length === 0 ? commandsFor?.(COMMANDS_ONLY, NOTHING_FOUND) : undefined;
    if (commands) {
      found.show({ ...question(), limit: more.highest() }, groupsOf(NOTHING_FOUND, commands, more.limitOf));
      found.unchoose();
    } else {
      found.clear();
    }
  };
  const render = (): void => {
    if (state.step === 'answered') {
      const { request, answer } = state;
      const groups = groupsOf(answer, commandsFor?.(request.query, answer) ?? [], more.limitOf);
      found.show(request, groups.slice(0, options.mostGroups));
    } else if (state.step === 'idle') {
      showOffers();
    } else if (state.step === 'failed') {
      found.clear();
    }
    const isIdle = state.step === 'idle';
    const isSlow = state.step === 'asking' && state.isSlow;
    const { kinds, section } = question();
    const around = surroundingsOf(state, found.groups());
    parts.setAll(form === 'options' || options.mostGroups !== undefined ? searchAddress(question()) : null);
    parts.showState({
      isIdle: isIdle && form === 'options',
      isFailed: state.step === 'failed',
      isStale: isSlow,
      isNarrowed: kinds.length > 0 || section !== null
    });
    if (state.step !== 'asking' || isSlow) {
      parts.showAround(around);
      recent?.show(isIdle);
    }
    speak(around.spoken);
  };
  const openAwaited = (): void => {
    const first = found.groups()[0]?.entries[0];
    if (awaited && first && state.step === 'answered') {
      const event = awaited;
      awaited = null;
      pressEntry(found.elementOf(found.chosen() ?? first.key), event);
    }
  };

  const pressed = whilePressed(parts.list);
  const onState = (next: SearchState): void => {
    state = next;
    // Nothing moves under a finger that is down.
    if (!pressed.isPressed()) {
      render();
      openAwaited();
      if (state.step === 'answered') {
        more.focusAdded();
      }
    }
  };
  pressed.onRelease(() => onState(state));

  const asker = createAsker(provider, onState);
  const askAgain = (): void => {
    const asked = question();
    const request = { ...asked, limit: more.highest() };
    awaited = null;
    options.onAsk?.(asked);
    if (asked.query.trim() === '') {
      asker.stop();
      onState({ step: 'idle' });
    } else if (commandsFor && asksForCommands(asked.query)) {
      asker.stop();
      onState({ step: 'answered', request, answer: NOTHING_FOUND, isDone: true, isBroken: false });
    } else {
      asker.ask(request);
    }
  };
  const ask = (): void => {
    more.reset();
    if (!choosesFirst) {
      found.unchoose();
    }
    askAgain();
  };
  const askFor = (query: string): void => {
    input.value = query;
    ask();
    input.focus();
  };
  const recent = options.hasRecent ? createRecentList(parts.recent, input, askFor) : null;

  startPresses(parts.element, found, {
    onOpened: (entry) => onEntryOpened(entry, input.value, options.beforeCommand ?? (() => undefined)),
    onMore(kind: SearchKind) {
      more.add(kind);
      askAgain();
    },
    onRetry() {
      askAgain();
      input.focus();
    },
    onClearFilters() {
      filters?.set(EVERYTHING);
      askFor(input.value);
    },
    onSuggestion: askFor
  });
  if (form === 'options') {
    startComboboxKeys(input, {
      hasOptions: () => found.groups().length > 0,
      move: found.choose,
      leaveDown: () => recent?.focus(),
      open(event) {
        const key = found.chosen();
        if (state.step === 'asking' && choosesFirst) {
          awaited = event;
        } else if (key !== null) {
          pressEntry(found.elementOf(key), event);
        }
        return key !== null || choosesFirst;
      },
      clear() {
        const isCleared = options.clearsOnEscape === true && input.value !== '';
        if (isCleared) {
          askFor('');
        }
        return isCleared;
      }
    });
  }
  input.addEventListener('input', ask);
  place.replaceChildren(parts.element);
  render();
  return {
    ask,
    question,
    stop() {
      asker.stop();
      speak('');
    }
  };
}
