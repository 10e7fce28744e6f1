declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it';
  export default function footnotes(markdown: MarkdownIt): void;
}
declare module 'markdown-it-deflist' {
  import type { MarkdownIt } from 'markdown-it';
  export default function definitionLists(markdown: MarkdownIt): void;
}
declare module 'markdown-it-sub' {
  import type { MarkdownIt } from 'markdown-it';
  export default function subscripts(markdown: MarkdownIt): void;
}
declare module 'markdown-it-sup' {
  import type { MarkdownIt } from 'markdown-it';
  export default function superscripts(markdown: MarkdownIt): void;
}
