/** Where the words of names such as `Knob.isLabelledBy` begin. The last letters of a name don't get a line of their own. */
export const WORD_START = /(?<=[a-z])(?=[A-Z]\w{3}|\.\w)/;
