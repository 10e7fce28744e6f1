/** Fetches a file of the site. @throws (rejects) Error when it could not be loaded */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} did not load (status ${response.status}).`);
  }
  return response.json();
}
