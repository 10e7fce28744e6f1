/** The script element of the service's client. */
export interface ClientScript {
  /**
   * Puts the element into the document, unless it is there and still loading.
   * @returns resolves when the script has run; stays open when it can't be loaded, and the next call tries again
   */
  load(): Promise<void>;
}

/** @param address of the script, on the site or elsewhere */
export function createClientScript(address: string): ClientScript {
  let loading: Promise<void> | null = null;

  const insert = (): Promise<void> =>
    new Promise((resolve) => {
      const script = document.createElement('script');
      const remove = (): void => {
        script.remove();
        loading = null;
      };
      script.async = true;
      script.addEventListener('error', remove);
      script.addEventListener('load', () => {
        remove();
        resolve();
      });
      script.src = address;
      document.head.append(script);
    });

  return { load: () => (loading ??= insert()) };
}
