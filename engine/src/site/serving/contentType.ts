import { lookup } from 'mrmime';

/** Returns the media type of a file by its name, with the encoding of texts. */
export function contentTypeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
