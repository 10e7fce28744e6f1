let sheet: Promise<void> | null = null;

/**
 * Adds the style sheet of what scripts show on demand; once, whatever asks for it.
 * @throws (rejects) when it can't be loaded; the next call tries again
 */
export function loadOnDemandSheet(): Promise<void> {
  sheet ??= addSheet().catch((error: unknown) => {
    sheet = null;
    throw error;
  });
  return sheet;
}

function addSheet(): Promise<void> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="patternbook:on-demand-stylesheet"]')?.content;
  if (!address) {
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${address} could not be loaded.`));
    };
    document.head.append(link);
  });
}
