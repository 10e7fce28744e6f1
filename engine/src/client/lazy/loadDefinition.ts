/** Definitions of this visit, as the documents have them. */
const definitions = new Map<string, Promise<HTMLElement>>();

/**
 * Fetches what a type's document says of it; once, however often it is asked.
 * @returns an element of the caller's own
 * @throws (rejects) when the network or the host fails; the next call tries again
 */
export async function loadDefinition(address: string): Promise<HTMLElement> {
  const definition = definitions.get(address) ?? fetchDefinition(address);
  definitions.set(address, definition);
  definition.catch(() => definitions.delete(address));
  return document.importNode(await definition, true);
}

async function fetchDefinition(address: string): Promise<HTMLElement> {
  const response = await fetch(address);
  const page = new DOMParser().parseFromString(response.ok ? await response.text() : '', 'text/html');
  const definition = page.querySelector<HTMLElement>('[data-definition]');
  if (!definition) {
    throw new Error(`The type at ${address} did not load (status ${response.status}).`);
  }
  return definition;
}
