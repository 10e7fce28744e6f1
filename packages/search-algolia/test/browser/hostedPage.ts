import { onTestFinished, vi } from 'vitest';

import { CLIENT_GLOBAL, type HostedSettings } from '../../src/browser/hostedClient.ts';
import type { SearchAnswer, SearchRequest } from 'patternbook/search';
import { APPLICATION_ID, PUBLIC_KEY } from '../support/searchService.ts';

/** Settings of a site, with a client script of its own. */
export function hostedSettings(host: string | null = null): HostedSettings {
  return {
    applicationId: APPLICATION_ID,
    publicKey: PUBLIC_KEY,
    indexName: 'larkspur',
    clientScript: '/assets/search-client.js',
    host
  };
}

export function searchRequest(changes: Partial<SearchRequest> = {}): SearchRequest {
  return { query: 'dial', kinds: [], section: null, limit: 5, ...changes };
}

export function searchAnswer(changes: Partial<SearchAnswer> = {}): SearchAnswer {
  return {
    results: [],
    counts: {},
    isPartial: false,
    missing: [],
    isFallback: false,
    suggestions: [],
    ...changes
  };
}

/** Script element stub that loads when the test tells it to. */
export class ScriptElement extends EventTarget {
  src = '';
  async = false;
  isInDocument = false;

  remove(): void {
    this.isInDocument = false;
  }

  /** Simulates that the script has run. */
  load(): void {
    this.dispatchEvent(new Event('load'));
  }

  /** Simulates that the script failed to load. */
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** Installs a document for script elements. @returns all inserted script elements, in order */
export function openScripts(): ScriptElement[] {
  const scripts: ScriptElement[] = [];
  vi.stubGlobal('document', {
    createElement: () => new ScriptElement(),
    head: {
      append(script: ScriptElement) {
        script.isInDocument = true;
        scripts.push(script);
      }
    }
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return scripts;
}

/** Defines the global of the client's script until the test ends. */
export function defineClient(library: unknown): void {
  Reflect.set(globalThis, CLIENT_GLOBAL, library);
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, CLIENT_GLOBAL);
  });
}
