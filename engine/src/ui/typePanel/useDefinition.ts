import { useEffect, useState } from 'react';

/** What is known of a definition; `slow` once it is worth a word that it loads. */
export type Definition = { status: 'loading' | 'slow' | 'failed' } | { status: 'loaded'; html: string };

/** Loading that is over sooner is not worth a word. */
const QUIET_MS = 200;

/** Definitions of this visit. */
const definitions = new Map<string, Promise<string>>();

/** Fetches the definition at an address; once, however often it is asked for, unless that fails. */
export function useDefinition(address: string): { definition: Definition; retry: () => void } {
  const [definition, setDefinition] = useState<Definition>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setDefinition({ status: 'slow' }), QUIET_MS);
    const settle = (settled: Definition): void => {
      clearTimeout(timer);
      setDefinition(settled);
    };
    loadDefinition(address).then(
      (html) => settle({ status: 'loaded', html }),
      () => settle({ status: 'failed' })
    );
    return () => clearTimeout(timer);
  }, [address, attempt]);
  return {
    definition,
    retry() {
      setDefinition({ status: 'loading' });
      setAttempt((count) => count + 1);
    }
  };
}

function loadDefinition(address: string): Promise<string> {
  const definition = definitions.get(address) ?? fetchDefinition(address);
  definitions.set(address, definition);
  definition.catch(() => definitions.delete(address));
  return definition;
}

/** Takes what the build wrote of a type out of its document (`ui/reference/renderDefinitionDocument.tsx`). */
async function fetchDefinition(address: string): Promise<string> {
  const response = await fetch(address);
  const page = new DOMParser().parseFromString(response.ok ? await response.text() : '', 'text/html');
  const definition = page.querySelector('.pb-definition');
  if (!definition) {
    throw new Error(`The type at ${address} did not load (status ${response.status}).`);
  }
  return definition.innerHTML;
}
