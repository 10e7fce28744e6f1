import { type ChangeSet, Prec, StateEffect, StateField, type Extension, type Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** A closing tag that the editor has inserted after an opening one. */
interface ClosingTag {
  from: number;
  text: string;
}

interface TrackedTags {
  /** Those that haven't been changed since. */
  tags: readonly ClosingTag[];
  /** Position of the cursor in the tag that the reader is typing over; null if there is none. */
  typedTo: number | null;
}

const CLOSING_TAG = /^<\/[^<>]*>$/;
const START = '</';

/** Reports how far the reader has typed over a tag. */
const typedOver = StateEffect.define<number>();

const trackedTags = StateField.define<TrackedTags>({
  create: () => ({ tags: [], typedTo: null }),
  update({ tags, typedTo }, transaction) {
    const { changes, effects, state, docChanged, selection } = transaction;
    const over = effects.find((effect) => effect.is(typedOver));
    const kept = tags
      .map(({ from, text }) => ({ from: changes.mapPos(from, 1), text }))
      .filter(({ from, text }) => state.doc.sliceString(from, from + text.length) === text);
    return {
      tags: docChanged ? [...kept, ...insertedTags(transaction)] : tags,
      typedTo: over ? over.value : docChanged || selection ? null : typedTo
    };
  }
});

function insertedTags(transaction: Transaction): ClosingTag[] {
  return transaction.isUserEvent('input.complete') ? insertionsOf(transaction.changes) : [];
}

function insertionsOf(changes: ChangeSet): ClosingTag[] {
  const tags: ClosingTag[] = [];
  changes.iterChanges((_, __, from, ___, inserted) => {
    const text = inserted.toString();
    if (CLOSING_TAG.test(text)) {
      tags.push({ from, text });
    }
  });
  return tags;
}

/**
 * Lets readers type the closing tags that the editor has inserted (`autoCloseTags` of the languages), as with closing
 * brackets. The languages would also complete a name after `</`, which readers then type once more.
 */
export const typeOverClosingTags: Extension = [
  trackedTags,
  Prec.highest(
    EditorView.inputHandler.of((view, from, to, text, insert) => {
      if (from !== to || view.compositionStarted || view.state.selection.ranges.length > 1) {
        return false;
      }
      if (typeOver(view, from, text)) {
        return true;
      }
      const completesName = text === '/' && view.state.doc.sliceString(from - 1, from) === '<';
      if (completesName) {
        view.dispatch(insert());
      }
      return completesName;
    })
  )
];

/** Moves the cursor over text that is already there. @returns false if it is to be inserted */
function typeOver(view: EditorView, head: number, text: string): boolean {
  const { tags, typedTo } = view.state.field(trackedTags);
  if (text === '/' || text.startsWith(START)) {
    // The first character has been inserted in front of the tag, because another tag could have begun there.
    const typed = text === '/' ? 1 : 0;
    const tag = tags.find(({ from }) => from === head);
    const before = view.state.doc.sliceString(head - typed, head) + text;
    if (tag?.text.startsWith(before)) {
      moveTo(view, head - typed + before.length, { from: head - typed, to: head });
      return true;
    }
  }
  const tag =
    typedTo === head ? tags.find(({ from, text: all }) => from < head && head < from + all.length) : undefined;
  if (!tag) {
    return false;
  }
  const rest = tag.text.slice(head - tag.from);
  if (rest.startsWith(text)) {
    moveTo(view, head + text.length);
    return true;
  }
  // The reader closes another element.
  view.dispatch({
    changes: { from: head, to: head + rest.length, insert: text },
    selection: { anchor: head + text.length },
    userEvent: 'input.type',
    scrollIntoView: true
  });
  return true;
}

function moveTo(view: EditorView, position: number, removed?: { from: number; to: number }): void {
  view.dispatch({
    ...(removed && { changes: removed }),
    selection: { anchor: position },
    effects: typedOver.of(position),
    userEvent: 'input.type',
    scrollIntoView: true
  });
}
