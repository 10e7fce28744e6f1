import type { LiveLanguage } from '../../../model.ts';

/** Code shared in a URL fragment, `#code={slug}.{language}.{deflated code, base64url}`, which no server ever sees. */
export interface SharedCode {
  slug: string;
  lang: LiveLanguage;
  code: string;
}

/** Maximum length that chat programs and mail still transfer without cutting it off. */
export const MAX_FRAGMENT_LENGTH = 8192;

/** Maximum length after inflation: a few bytes can expand to gigabytes (zip bomb). */
const MAX_CODE_BYTES = 512 * 1024;

const FRAGMENT = /^#code=([a-z0-9.~-]+)\.(js|ts|html)\.([\w-]+)$/;

/** A fragment that was truncated or changed in transit. */
const DAMAGED = /^#code=([a-z0-9.~-]+?)(?:\.(?:js|ts|html)\b.*)?$/;

/** Encodes code as a fragment, including the `#`. The result may exceed `MAX_FRAGMENT_LENGTH`. */
export async function encodeShared({ slug, lang, code }: SharedCode): Promise<string> {
  const deflated = new Blob([code]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `#code=${slug}.${lang}.${toBase64Url(new Uint8Array(await new Response(deflated).arrayBuffer()))}`;
}

/** Decodes the code in a fragment; null if the fragment is damaged, truncated or too long. */
export async function decodeShared(fragment: string): Promise<SharedCode | null> {
  const [, slug, lang, text] = FRAGMENT.exec(fragment) ?? [];
  if (fragment.length > MAX_FRAGMENT_LENGTH || slug === undefined || text === undefined) {
    return null;
  }
  try {
    return { slug, lang: lang as LiveLanguage, code: await inflate(fromBase64Url(text)) };
  } catch {
    return null;
  }
}

/** Returns the slug of a fragment's example, even if its code is damaged; null if there is none. */
export function sharedSlug(fragment: string): string | null {
  return (FRAGMENT.exec(fragment) ?? DAMAGED.exec(fragment))?.[1] ?? null;
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let code = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MAX_CODE_BYTES) {
      await reader.cancel();
      throw new Error('The code is too long.');
    }
    code += decoder.decode(part.value, { stream: true });
  }
  return code + decoder.decode();
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}
