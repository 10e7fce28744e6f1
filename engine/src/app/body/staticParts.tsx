import { NEW_WINDOW_SYMBOL } from '../examples/NewWindowSymbol.tsx';

/** The icon of what opens in a new window; its shape is part of the shell (`ExampleTemplates.tsx`). */
export const NEW_WINDOW_USE_HTML = `<span class="pf-v6-c-button__icon"><svg class="pf-v6-svg" width="1em" height="1em" fill="currentColor" aria-hidden="true"><use href="#${NEW_WINDOW_SYMBOL}"/></svg></span>`;
