import type { SynonymHit } from 'algoliasearch';

/** A site's synonyms as the service gets them: who asks for the first finds the others too, not the other way round. */
export function toSynonyms(synonyms: Readonly<Record<string, readonly string[]>>): SynonymHit[] {
  return Object.entries(synonyms).map(([input, words]) => ({
    objectID: `one-way ${input}`,
    type: 'onewaysynonym',
    input,
    synonyms: [...words]
  }));
}
