/** Runs scripts in the frame's document. */
export interface ScriptLoader {
  /** Runs scripts in order, each once; they are fetched side by side. */
  load(addresses: readonly string[]): Promise<void>;
  /** Runs a text as a script of its own, so that stacks name it. */
  runText(text: string, name: string): Promise<void>;
}

/** @param nonce lets scripts in that are not files of the site */
export function createScriptLoader(nonce: string): ScriptLoader {
  const loaded = new Map<string, Promise<void>>();

  const append = (address: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.nonce = nonce;
      script.src = address;
      // In the order of insertion, not of arrival.
      script.async = false;
      script.onload = () => {
        script.remove();
        resolve();
      };
      script.onerror = () => {
        script.remove();
        reject(new Error('A part of the example could not be loaded.'));
      };
      document.head.append(script);
    });
  const loadOnce = (address: string): Promise<void> => {
    const known = loaded.get(address) ?? append(address);
    loaded.set(address, known);
    known.catch(() => loaded.delete(address));
    return known;
  };
  return {
    async load(addresses) {
      await Promise.all(addresses.map(loadOnce));
    },
    async runText(text, name) {
      const blob = new Blob([`${text}\n//# sourceURL=${name}`], { type: 'text/javascript' });
      const address = URL.createObjectURL(blob);
      try {
        await append(address);
      } finally {
        URL.revokeObjectURL(address);
      }
    }
  };
}

const loaded = new Map<string, Promise<void>>();

/** Gives the document style sheets, each once. A sheet that can't be loaded keeps nothing from being shown. */
export async function loadSheets(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map((address) => {
      const sheet = loaded.get(address) ?? appendSheet(address);
      loaded.set(address, sheet);
      return sheet;
    })
  );
}

function appendSheet(address: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
