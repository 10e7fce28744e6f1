import { escapeRegExp } from '../../core/escapeRegExp.ts';
import type { ProjectSetup } from '../../core/projectSetup.ts';

/** Makes addresses of files that only the site serves work everywhere. */
export function absoluteSiteAddresses(text: string, { siteAddress, siteFolders }: ProjectSetup): string {
  return siteFolders.reduce((result, folder) => {
    // Addresses begin after a quote, after `url(`, or after the comma and space of a `srcset`.
    const start = new RegExp(`(?<=["'\`(]|, )${escapeRegExp(folder)}/`, 'g');
    return result.replaceAll(start, () => `${siteAddress ?? ''}${folder}/`);
  }, text);
}
