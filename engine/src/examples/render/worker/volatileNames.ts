/** Attributes that hold ids, or lists of them, or the name that groups radio buttons. */
const ID_ATTRIBUTES = [
  'id',
  'for',
  'form',
  'list',
  'name',
  'headers',
  'aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns)',
  'data-ouia-component-id'
].join('|');

const ID_LIST = new RegExp(`(\\s(?:${ID_ATTRIBUTES})=")([^"]*)(?=")`, 'g');
/** `href="#id"` and, wherever it stands, `url(#id)`. */
const REFERENCE = /(\s(?:xlink:)?href="#|url\(#)([^")]*)(?=[")])/g;
const CLASS_LIST = /(\sclass=")([^"]*)(?=")/g;
/** Class names that style libraries such as JSS number in order of creation: `title-0-2-17`. */
const NUMBERED_CLASS = /(?<=^|\s)([a-z][\w-]*?)(?:-d\d+)?-\d+-\d+-\d+(?=\s|$)/gi;

type ReplaceName = (name: string) => string;

/** HTML without its ids, to compare two renders of one example. */
export function withoutIds(html: string): string {
  return replaceIds(html, () => '');
}

/** True if a class name depends on what else was rendered before. */
export function hasNumberedClasses(html: string): boolean {
  return settleClasses(html) !== html;
}

/**
 * Gives names that change from one render to the next others that don't, so that equal examples have
 * equal HTML: ids made from counters, clocks or chance become the prefix and a number, in order of
 * appearance; numbered classes lose their numbers.
 * @param html the render that is kept
 * @param other another render of the same example
 */
export function settleNames(html: string, other: string, prefix: string): string {
  const stable = new Set<string>();
  replaceIds(other, (id) => {
    stable.add(id);
    return id;
  });
  const names = new Map<string, string>();
  const settled = replaceIds(html, (id) => {
    if (stable.has(id)) {
      return id;
    }
    const name = names.get(id) ?? `${prefix}-${names.size + 1}`;
    names.set(id, name);
    return name;
  });
  return settleClasses(settled);
}

function replaceIds(html: string, replace: ReplaceName): string {
  return html
    .replace(ID_LIST, (_, opening: string, ids: string) => opening + ids.replace(/\S+/g, replace))
    .replace(REFERENCE, (_, opening: string, id: string) => opening + replace(id));
}

function settleClasses(html: string): string {
  return html.replace(
    CLASS_LIST,
    (_, opening: string, classes: string) => opening + classes.replace(NUMBERED_CLASS, '$1')
  );
}
