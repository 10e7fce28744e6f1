/** Gives the document the style sheets of an example's page, and takes those of the last one away. */
export async function loadSheets(addresses: readonly string[]): Promise<void> {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[data-example]')];
  const present = new Set(links.map((link) => link.dataset['example']));
  for (const link of links.filter(({ dataset }) => !addresses.includes(dataset['example'] ?? ''))) {
    link.remove();
  }
  await Promise.all(addresses.filter((address) => !present.has(address)).map(appendSheet));
}

/** A sheet that can't be loaded keeps nothing from being shown. */
function appendSheet(address: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.dataset['example'] = address;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
