import type { RawAttribute, RawTag } from './parseMarkup.ts';

/** What an address is for: something that readers go to, an image, or another file that the element loads. */
export type AddressKind = 'link' | 'image' | 'file';

/** An address within a tag. */
export interface RawAddress {
  kind: AddressKind;
  /** Name of the attribute. */
  attribute: string;
  /** The address, without the spaces around it. */
  target: string;
  /** The value of the attribute before and after it: other addresses of a list, and their descriptors. */
  before: string;
  after: string;
}

/** Attributes that hold one address (HTML standard, "Attributes"; SVG 2, "Linking"), by element. */
const ADDRESSES: Record<string, Record<string, AddressKind>> = {
  a: { href: 'link', 'xlink:href': 'link' },
  area: { href: 'link' },
  audio: { src: 'file' },
  blockquote: { cite: 'link' },
  button: { formaction: 'link' },
  del: { cite: 'link' },
  embed: { src: 'file' },
  feimage: { href: 'file', 'xlink:href': 'file' },
  form: { action: 'link' },
  iframe: { src: 'link' },
  image: { href: 'file', 'xlink:href': 'file' },
  img: { src: 'image' },
  input: { src: 'file', formaction: 'link' },
  ins: { cite: 'link' },
  link: { href: 'file' },
  object: { data: 'file' },
  q: { cite: 'link' },
  script: { src: 'file' },
  source: { src: 'file' },
  track: { src: 'file' },
  use: { href: 'file', 'xlink:href': 'file' },
  video: { src: 'file', poster: 'file' }
};

/** Attributes that hold a list of images, each with a width or density. */
const IMAGE_LISTS: Record<string, string> = { img: 'srcset', source: 'srcset', link: 'imagesrcset' };

const EXTERNAL = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** What browsers leave out of an address: breaks and tabs anywhere, and control characters at its start. */
const IGNORED = /^[\0-\x20]+|[\t\n\r]+/g;

/** True for addresses outside of the site: with a scheme, or with a host. */
export function isExternal(target: string): boolean {
  return EXTERNAL.test(target.replace(IGNORED, ''));
}

type TagOfAddresses = Pick<RawTag, 'name' | 'isEnd'> & { attributes: Pick<RawAttribute, 'name' | 'value'>[] };

/** Returns the addresses of a start tag, in the order of its attributes; empty ones are left out. */
export function addressesOf({ name, isEnd, attributes }: TagOfAddresses): RawAddress[] {
  if (isEnd) {
    return [];
  }
  return attributes.flatMap((attribute) => {
    const kind = ADDRESSES[name]?.[attribute.name];
    if (kind !== undefined) {
      const target = attribute.value.trim();
      return target === '' ? [] : [{ kind, attribute: attribute.name, target, before: '', after: '' }];
    }
    return IMAGE_LISTS[name] === attribute.name ? imageList(attribute.name, attribute.value) : [];
  });
}

/** Reads a list of images (HTML standard, "Parsing a srcset attribute"). */
function imageList(attribute: string, value: string): RawAddress[] {
  const addresses: RawAddress[] = [];
  let end = 0;
  for (let at = skip(value, 0, SEPARATOR); at < value.length; at = skip(value, at, SEPARATOR)) {
    const whole = value.slice(at, until(value, at, SPACE));
    const target = whole.replace(/,+$/, '');
    const last = addresses.at(-1);
    const before = value.slice(end, at);
    if (last) {
      last.after = before;
    }
    addresses.push({ kind: 'file', attribute, target, before: last ? '' : before, after: '' });
    end = at + target.length;
    at += whole.length;
    if (whole === target) {
      at = afterDescriptors(value, at);
    }
  }
  const last = addresses.at(-1);
  if (last) {
    last.after = value.slice(end);
  }
  return addresses;
}

const SPACE = /\s/;
const SEPARATOR = /[\s,]/;

function skip(text: string, from: number, what: RegExp): number {
  let at = from;
  while (at < text.length && what.test(text.charAt(at))) {
    at++;
  }
  return at;
}

function until(text: string, from: number, what: RegExp): number {
  let at = from;
  while (at < text.length && !what.test(text.charAt(at))) {
    at++;
  }
  return at;
}

/** The end of what follows an address: the next comma outside of parentheses. */
function afterDescriptors(text: string, from: number): number {
  let depth = 0;
  let at = from;
  while (at < text.length && (depth > 0 || text.charAt(at) !== ',')) {
    depth += text.charAt(at) === '(' ? 1 : text.charAt(at) === ')' ? -1 : 0;
    at++;
  }
  return at;
}

/**
 * Puts the value of an attribute together again.
 * @param addresses all of the attribute, in order
 * @param keep writes what is between them
 */
export function joinAddresses(
  addresses: readonly RawAddress[],
  replace: (address: RawAddress) => string,
  keep: (text: string) => string
): string {
  return addresses.map((address) => keep(address.before) + replace(address) + keep(address.after)).join('');
}

/** Splits an address into that of a file and what follows it: a query and a fragment. */
export function splitAddress(target: string): { path: string; rest: string } {
  const at = target.search(/[?#]/);
  return at === -1 ? { path: target, rest: '' } : { path: target.slice(0, at), rest: target.slice(at) };
}
