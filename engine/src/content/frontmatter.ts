/** A Markdown file split into its frontmatter and its body. */
export interface SplitText {
  /** The YAML text. */
  yaml: string;
  /** Line of the file that the YAML begins on. */
  yamlLine: number;
  /** The body, with blank lines in place of the frontmatter: line n of it is line n of the file. */
  body: string;
}

/**
 * Splits off the frontmatter, or returns null if the text does not begin with it. Forgiving as to its end, since
 * published files are irregular there: any line that starts with `---` closes it, text behind the dashes is the
 * body's first line, and the end of the file closes it as well.
 */
export function splitFrontmatter(text: string): SplitText | null {
  const lines = text.split('\n');
  if (!/^---\s*$/.test(lines[0] ?? '')) {
    return null;
  }
  const found = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  const end = found === -1 ? lines.length : found;
  const blank = Array.from({ length: Math.min(end, lines.length) }, () => '');
  const closing = lines.slice(end, end + 1).map((line) => line.replace(/^-+/, '').trim());
  return {
    yaml: lines.slice(1, end).join('\n'),
    yamlLine: 2,
    body: [...blank, ...closing, ...lines.slice(end + 1)].join('\n')
  };
}

/** Unix line ends and no byte order mark. */
export function normaliseText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
