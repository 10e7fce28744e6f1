const loaded = new Map<string, Promise<void>>();

/** Runs scripts in order, each once; they are fetched side by side. */
export async function loadScripts(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map((address) => loadScript(address)));
}

/** Runs a text as a script of its own, so that stacks name it. */
export async function runText(text: string, name: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([`${text}\n//# sourceURL=${name}`], { type: 'text/javascript' }));
  try {
    await appendScript(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}

function loadScript(address: string): Promise<void> {
  const known = loaded.get(address) ?? appendScript(address);
  loaded.set(address, known);
  known.catch(() => loaded.delete(address));
  return known;
}

function appendScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
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
}
