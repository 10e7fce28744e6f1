import { nearestName } from '../core/names.ts';
import { componentsIn } from '../content/prose.ts';
import { error, warning } from '../content/problem.ts';
import { locateText } from './places.ts';
import type { Problem, Site, Source } from '../model.ts';

/** Schemes of addresses that browsers open. */
const OF_BROWSERS = ['http', 'https', 'mailto', 'tel', 'sms', 'data', 'blob', 'about', 'view-source'];
/** Schemes of addresses that browsers hand to other programs. */
const OF_PROGRAMS = (
  'callto cursor discord facetime feed figma ftp geo git intent irc ircs jetbrains magnet maps market message msteams ' +
  'news nntp obsidian sip sips skype slack sms smsto spotify ssh steam svn urn vscode vscode-insiders webcal whatsapp ' +
  'xmpp zed zoommtg zoomus'
).split(' ');
const KNOWN = [...OF_BROWSERS, ...OF_PROGRAMS];
/** Schemes that sites register for themselves. */
const OF_SITES = /^(?:web|ext)\+[a-z]+$/;

/** Reports links whose scheme no browser knows, and addresses of other sites that are none. */
export function linkSchemeProblems({ pages }: Pick<Site, 'pages'>): Problem[] {
  return pages
    .flatMap(({ sources }) => sources)
    .flatMap((source) => linksOf(source).flatMap((link) => schemeProblem(link, source)));
}

function linksOf({ blocks, file }: Source): string[] {
  const links = blocks.flatMap((block) => {
    if (block.kind === 'component') {
      return [];
    }
    return block.kind === 'example' ? block.caption.links : block.prose.links;
  });
  const ofComponents = componentsIn({ blocks, file }).flatMap(({ attributes }) => attributes['href'] ?? []);
  return [...new Set([...links, ...ofComponents.filter((href) => typeof href === 'string')])];
}

function schemeProblem(link: string, { file }: Source): Problem[] {
  const [, written] = /^([a-z][a-z\d+.-]*):/i.exec(link) ?? [];
  if (written === undefined) {
    return [];
  }
  const scheme = written.toLowerCase();
  const location = locateText(link, file);
  if (KNOWN.includes(scheme) || OF_SITES.test(scheme)) {
    const isBroken = /^https?$/.test(scheme) && !URL.canParse(link);
    return isBroken ? [error('broken-link', `The link is no address: ${link}`, location, 'Correct the address.')] : [];
  }
  const nearest = scheme.length < 3 ? null : nearestName(scheme, KNOWN);
  const message = `No browser knows the scheme "${written}:" of the link: ${link}`;
  return [
    nearest === null
      ? warning('unknown-scheme', message, location, 'Write the whole address, or name the program in the text.')
      : error('broken-link', message, location, `Did you mean "${nearest}:"?`)
  ];
}
