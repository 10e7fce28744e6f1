/** Starts of comments in languages of all kinds, as a source of regular expressions. */
export const COMMENT_START = [
  String.raw`\{\s*\/\*+`,
  String.raw`\/\*+`,
  String.raw`<!--`,
  String.raw`\{\{!--`,
  String.raw`<%--`,
  String.raw`@\*`,
  String.raw`\(\*`,
  String.raw`\{-`,
  String.raw`\/\/+`,
  String.raw`#+`,
  String.raw`--+`,
  String.raw`;+`,
  String.raw`%+`,
  String.raw`(?<!\S)["'*]`,
  String.raw`(?<!\S)::`,
  String.raw`\b(?:rem|REM)\b`
].join('|');

/** Ends of comments that don't end with their line, as a source of regular expressions. */
export const COMMENT_END = [
  String.raw`\*+\/\s*\}`,
  String.raw`\*+\/`,
  String.raw`-->`,
  String.raw`--\}\}`,
  String.raw`--%>`,
  String.raw`\*@`,
  String.raw`\*\)`,
  String.raw`-\}`
].join('|');
