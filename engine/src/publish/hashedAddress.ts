import { createHash } from 'node:crypto';

const HASH_LENGTH = 8;

/** Address of a text that its content decides, so that browsers may keep it for ever. */
export function hashedAddress(name: string, extension: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
  return `/assets/${name}-${hash}.${extension}`;
}
