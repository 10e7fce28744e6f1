/** Replaces the characters in [`start`, `end`) (UTF-16 offsets) with `text`. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** Applies non-overlapping edits, in any order. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let position = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return result + text.slice(position);
}

/** Deletes text but keeps its line breaks, so that later line numbers don't change. */
export function deleteKeepingLines(text: string, { start, end }: { start: number; end: number }): TextEdit {
  return { start, end, text: text.slice(start, end).replace(/[^\r\n]+/g, '') };
}

/**
 * Maps an offset in the edited text back to the original text. An offset in inserted text maps to the start of the
 * edit.
 */
export function originalOffset(edits: readonly TextEdit[], offset: number): number {
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
