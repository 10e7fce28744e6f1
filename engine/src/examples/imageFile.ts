import { extname } from 'node:path';

const IMAGE_EXTENSIONS = new Set(['.svg', '.png', '.jpg', '.jpeg', '.webp', '.gif']);

/** True if importing the file yields a URL instead of a module. */
export function isImageFile(file: string): boolean {
  return IMAGE_EXTENSIONS.has(extname(file).toLowerCase());
}
