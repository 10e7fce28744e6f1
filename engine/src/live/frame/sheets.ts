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
