/** Where the words of names such as `isLabelledBy` begin. The last letters of a name don't get a line of their own. */
export const CAPITAL = /(?<=[a-z])(?=[A-Z][A-Za-z]{3})/;
