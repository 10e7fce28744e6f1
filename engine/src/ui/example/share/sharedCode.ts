import type { LiveLanguage } from '../../../model.ts';
import { deflateText, inflateText } from '../../../core/deflatedText.ts';

/** Code shared in a URL fragment, `#code={slug}.{language}.{deflated code, base64url}`, which no server ever sees. */
export interface SharedCode {
  slug: string;
  lang: LiveLanguage;
  code: string;
}

/** Maximum length that chat programs and mail still transfer without cutting it off. */
export const MAX_FRAGMENT_LENGTH = 8192;

/** Maximum length after inflation. */
const MAX_CODE_BYTES = 512 * 1024;

const FRAGMENT = /^#code=([a-z0-9.~-]+)\.(js|ts|html)\.([\w-]+)$/;

/** A fragment that was truncated or changed in transit. */
const DAMAGED = /^#code=([a-z0-9.~-]+?)(?:\.(?:js|ts|html)\b.*)?$/;

/** Encodes code as a fragment, including the `#`. The result may exceed `MAX_FRAGMENT_LENGTH`. */
export async function encodeShared({ slug, lang, code }: SharedCode): Promise<string> {
  return `#code=${slug}.${lang}.${await deflateText(code)}`;
}

/** Decodes the code in a fragment; null if the fragment is damaged, truncated or too long. */
export async function decodeShared(fragment: string): Promise<SharedCode | null> {
  const [, slug, lang, text] = FRAGMENT.exec(fragment) ?? [];
  if (fragment.length > MAX_FRAGMENT_LENGTH || slug === undefined || text === undefined) {
    return null;
  }
  try {
    return { slug, lang: lang as LiveLanguage, code: await inflateText(text, MAX_CODE_BYTES) };
  } catch {
    return null;
  }
}

/** Returns the slug of a fragment's example, even if its code is damaged; null if there is none. */
export function sharedSlug(fragment: string): string | null {
  return (FRAGMENT.exec(fragment) ?? DAMAGED.exec(fragment))?.[1] ?? null;
}
