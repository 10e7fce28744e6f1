/** Address of the list of all sections and pages for programs that read Markdown (https://llmstxt.org). */
export const LLMS_ADDRESS = '/llms.txt';

/** Returns the address of the Markdown of a tab, an example, or a page of links. @param path address of its document */
export function twinAddress(path: string): string {
  return path === '' || path === '/' ? '/index.md' : `${path}.md`;
}

/** Returns the list of a section's pages. @param part from 1; further parts are for long lists */
export function sectionListAddress(section: string, part = 1): string {
  return `/${section}/llms${part === 1 ? '' : `-${part}`}.txt`;
}

/** Returns the address of all Markdown of a section. @param part from 1 */
export function sectionTextAddress(section: string, part = 1): string {
  return `/${section}/llms-full${part === 1 ? '' : `-${part}`}.txt`;
}
