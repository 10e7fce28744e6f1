import type { Location } from '../../model.ts';
import { addressesOf, isExternal } from './addresses.ts';
import type { RawTag } from './parseMarkup.ts';
import { isDataDocument, isHandler, isProgramAddress } from './programs.ts';

/** What a tag loads or does that the content security policy of documents may forbid. */
export interface ForeignUse {
  kind: 'image' | 'media' | 'frame' | 'object' | 'form' | 'handler';
  /** The address, or the attribute of an inline script. */
  target: string;
  location: Location;
}

const KINDS: Record<string, ForeignUse['kind']> = {
  audio: 'media',
  embed: 'object',
  form: 'form',
  iframe: 'frame',
  img: 'image',
  input: 'image',
  image: 'image',
  feimage: 'image',
  object: 'object',
  source: 'media',
  track: 'media',
  video: 'media'
};

/** Attributes whose kind differs from that of their element. */
const ATTRIBUTE_KINDS: Record<string, ForeignUse['kind']> = { formaction: 'form', poster: 'image', srcset: 'image' };

/**
 * Finds what a tag loads from elsewhere, and its inline scripts.
 * @param placeOf finds the place of the tag, which few tags need
 */
export function foreignUses(tag: RawTag, placeOf: () => Location): ForeignUse[] {
  if (tag.isEnd) {
    return [];
  }
  const loads = addressesOf(tag).flatMap(({ attribute, target }): ForeignUse[] => {
    if (isProgramAddress(attribute, target)) {
      return [];
    }
    const kind = isUnopened(tag, target) ? 'handler' : (ATTRIBUTE_KINDS[attribute] ?? KINDS[tag.name]);
    // What an object or a frame shows may be anywhere; images and media may be data.
    const isForeign =
      kind === 'object' || (isExternal(target) && (kind === 'frame' || !/^(?:data|blob):/i.test(target)));
    return kind !== undefined && (isForeign || kind === 'handler') ? [{ kind, target, location: placeOf() }] : [];
  });
  const handlers = tag.attributes.flatMap(({ name, written, value }): ForeignUse[] => {
    const target = isHandler(name) ? written : isProgramAddress(name, value) ? value.replace(/\s+/g, ' ').trim() : null;
    return target === null ? [] : [{ kind: 'handler', target, location: placeOf() }];
  });
  return [...loads, ...handlers];
}

/** Whether a link leads to a document in its address, which browsers don't open. They store it if the link says so. */
function isUnopened({ name, attributes }: RawTag, target: string): boolean {
  const isLink = name === 'a' || name === 'area';
  return isLink && isDataDocument(target) && !attributes.some((attribute) => attribute.name === 'download');
}
