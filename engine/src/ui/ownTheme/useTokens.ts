import { useEffect, useState } from 'react';

import type { PublishedTokens } from '../../core/publishedTokens.ts';

/** Address of the tokens of the site. */
const ADDRESS = '/api/tokens.json';

export type TokensState =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  /** The site has no tokens. */
  | { kind: 'none' }
  | { kind: 'loaded'; tokens: PublishedTokens };

/** Fetches the tokens of the site, once. */
export function useTokens(): TokensState {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<TokensState>({ kind: 'loading' });
  useEffect(() => {
    const lifetime = new AbortController();
    const retry = (): void => {
      setState({ kind: 'loading' });
      setAttempt((count) => count + 1);
    };
    fetchTokens(lifetime.signal).then(
      (tokens) => setState(tokens ? { kind: 'loaded', tokens } : { kind: 'none' }),
      () => !lifetime.signal.aborted && setState({ kind: 'failed', retry })
    );
    return () => lifetime.abort();
  }, [attempt]);
  return state;
}

async function fetchTokens(signal: AbortSignal): Promise<PublishedTokens | null> {
  const response = await fetch(ADDRESS, { signal });
  if (response.status === 404) {
    return null;
  }
  if (!response.ok) {
    throw new Error(`${ADDRESS}: ${response.status}`);
  }
  return (await response.json()) as PublishedTokens;
}
