/** Replaces the characters from `start` up to `end` (UTF-16 units) by `text`. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** Applies edits that do not overlap, in any order. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let position = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return result + text.slice(position);
}

/** Removes a piece of text but keeps its line breaks, so that the lines after it keep their numbers. */
export function blank(text: string, { start, end }: { start: number; end: number }): TextEdit {
  return { start, end, text: text.slice(start, end).replace(/[^\r\n]+/g, '') };
}

/** Where the character at `offset` of the edited text stood before; inside inserted text, the place of the edit. */
export function offsetBefore(edits: readonly TextEdit[], offset: number): number {
  let shift = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const editedStart = start + shift;
    if (offset < editedStart) {
      break;
    }
    if (offset < editedStart + text.length) {
      return start;
    }
    shift += text.length - (end - start);
  }
  return offset - shift;
}
