/** Id of its shape, which stands in the document once (`NewWindowSymbol.tsx`). */
export const NEW_WINDOW_SYMBOL = 'pb-new-window';

/** The icon of what opens in a new window. */
export function NewWindowIcon() {
  return (
    <svg className="pf-v6-svg" width="1em" height="1em" fill="currentColor" aria-hidden="true">
      <use href={`#${NEW_WINDOW_SYMBOL}`} />
    </svg>
  );
}
