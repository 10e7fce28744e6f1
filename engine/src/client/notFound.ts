import type { Redirect } from '../model.ts';
import { createRedirectResolver } from '../redirectResolver.ts';

/** Script of the 404 document: follows moved addresses where the host knows no redirect rules. */
async function followRedirect(): Promise<void> {
  const response = await fetch('/redirects.json');
  if (response.ok) {
    const target = createRedirectResolver((await response.json()) as Redirect[])(location.pathname);
    if (target !== null) {
      location.replace(target + location.search + location.hash);
    }
  }
}

// Without an answer the document stays what it is: the way out of a wrong address.
followRedirect().catch(() => undefined);
