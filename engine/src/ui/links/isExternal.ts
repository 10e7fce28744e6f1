/** Whether a link leads off the site. */
export function isExternal(href: string): boolean {
  return !/^[/#]/.test(href);
}
