const FILE_ON_GITHUB = /^(https:\/\/github\.com\/[^/]+\/[^/]+)\/blob\//;

/** Where a file can be changed in the browser, by the address that shows it; null where the host isn't known for it. */
export function editAddress(sourceLink: string): string | null {
  return FILE_ON_GITHUB.test(sourceLink) ? sourceLink.replace(FILE_ON_GITHUB, '$1/edit/') : null;
}
