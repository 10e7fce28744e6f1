import type { Change } from './changeLog.ts';

/** `**scope:** what changed` */
const SCOPED = /^\*\*([^*]+?):?\*\*:?\s+/;
/** A link at the end, in parentheses or after "closes". */
const LAST_LINK = /[\s,]*(?:\b(?:closes|fixes|resolves)\s+)?\(?\[([^\]]*)\]\(([^()\s]+)\)\)?\s*$/i;
const INNER_LINK = /\[([^\]]*)\]\([^()\s]*\)/g;
const EMPHASIS = /(\*\*|__)(.+?)\1/g;
const ESCAPED = /\\([!-/:-@[-`{-~])/g;

/** Reads the text of an entry, without the mark of its list item. */
export function parseChange(entry: string): Omit<Change, 'kind'> {
  const scope = SCOPED.exec(entry);
  const { text, links } = takeLinks(scope === null ? entry : entry.slice(scope[0].length));
  return { scope: scope?.[1]?.trim() ?? null, text, links };
}

/** Sets the links at the end of a text apart; others become their text. */
function takeLinks(text: string): Pick<Change, 'text' | 'links'> {
  const links: Change['links'] = [];
  let rest = text.trim();
  for (let link = LAST_LINK.exec(rest); link !== null && link.index > 0; link = LAST_LINK.exec(rest)) {
    const [, name = '', href = ''] = link;
    if (/^https?:/.test(href)) {
      links.unshift({ text: name, href });
    }
    rest = rest.slice(0, link.index);
  }
  const plain = rest.replace(INNER_LINK, '$1').replace(EMPHASIS, '$2').replace(ESCAPED, '$1');
  return { text: plain.trim(), links };
}
