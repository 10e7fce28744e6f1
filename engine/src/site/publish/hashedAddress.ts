import { shortHash } from '../../content/fileHash.ts';

const HASH_LENGTH = 8;

/** Address of a text that its content decides, so that browsers may keep it for ever. */
export function hashedAddress(name: string, extension: string, content: string): string {
  return `/assets/${name}-${shortHash(content, HASH_LENGTH)}.${extension}`;
}
