/** Address of the libraries and scripts of live examples (`LiveSetup`). */
export const SETUP_ADDRESS = '/code.json';
/** Address of the export names of all libraries, `{ specifier: names }`, for completion in the editor. */
export const NAMES_ADDRESS = '/code-names.json';

/** Returns the address of the code of a tab's examples, as programs get it. */
export function examplesAddress(tabPath: string): string {
  return `/api/examples${tabPath}.json`;
}

/** Returns the address of what else is needed to edit and run a tab's examples (`TabSetup`). */
export function tabSetupAddress(tabPath: string): string {
  return `/code${tabPath}.json`;
}

/** Returns the address of the tab that contains an example. */
export function tabOfExample(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
