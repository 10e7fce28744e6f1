/** Adds the style sheet of what scripts show on demand; once, whatever asks for it. */
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

/** Fulfilled when the style sheet of what scripts show on demand is there. Modules that show such parts await it. */
export const onDemandSheet: Promise<void> = addSheet();
