/** Parts of names that tell nothing about the picture. */
const NOISE = /^(\d+|[a-z]|icon|alt)$/;

/**
 * Words by which an icon is found: the parts of its name, then words of the same meaning.
 * @param name without the prefix of its group
 * @param synonyms words of the same meaning, by word or by whole name
 */
export function iconKeywords(name: string, synonyms: Readonly<Record<string, readonly string[]>>): string[] {
  const words = name.split('-').filter((word) => word !== '' && !NOISE.test(word));
  const meanings = [name, ...words].flatMap((word) => (Object.hasOwn(synonyms, word) ? (synonyms[word] ?? []) : []));
  return [...new Set([...words, ...meanings])];
}
