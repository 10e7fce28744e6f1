import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';

import { lookup } from 'mrmime';

import { NAVIGATION_INDEX_ADDRESS } from '../../core/pageData.ts';
import { navigationIndex } from '../../ui/navigationFilter/navigationIndex.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import { createRedirectResolver, redirectLocation } from '../../core/redirectResolver.ts';
import { designFolder } from '../../reference/design/designFolder.ts';
import { fileWithin } from '../serving/fileWithin.ts';
import { staticFile } from '../serving/staticFile.ts';
import type { RequestTarget } from '../serving/requestChecks.ts';
import { versionsFile } from '../publish/contentFiles.ts';
import { siteFacts } from '../publish/siteFacts.ts';
import { SITE_FACTS_ADDRESS } from '../../core/siteFacts.ts';
import { WEB_MANIFEST_ADDRESS } from '../../core/webManifest.ts';
import type { DevPages } from './devPages.ts';
import { pluginFileAt } from './devSite.ts';

const NAVIGATION_DATA = /^\/data\/navigation\/([^/]+)\.json$/;

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

const html = (body: string, status = 200): Answer => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body
});
const json = (value: unknown): Answer => ({
  status: 200,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(value)
});
const css = (body: string): Answer => ({ status: 200, headers: { 'Content-Type': 'text/css' }, body });

/**
 * Answers requests for the site's own resources; leaves all others to Vite.
 * @returns whether the request was answered
 */
export async function answerRequest(
  pages: DevPages,
  context: SiteContext,
  { pathname, search }: RequestTarget,
  response: ServerResponse
): Promise<boolean> {
  const address = withoutTrailingSlash(pathname);
  const answer = (await answerTo(pages, context, address)) ?? redirectAnswer(pages, address, search);
  if (answer) {
    send(response, answer);
  }
  return answer !== null;
}

/** Sends the 404 document, for addresses that neither the site nor Vite can resolve. */
export async function answerNotFound(pages: DevPages, response: ServerResponse): Promise<void> {
  send(response, html(await pages.notFound(), 404));
}

/** @param decoded address as files are named; those of pages are encoded */
async function answerTo(pages: DevPages, context: SiteContext, decoded: string): Promise<Answer | null> {
  const address = encodeURI(decoded.toWellFormed());
  const sheet = pages.styleSheet(address);
  if (sheet !== null) {
    return css(sheet);
  }
  const served = (await pages.live.answer(address)) ?? (await pages.search.answer(address));
  if (served) {
    return { status: 200, headers: { 'Content-Type': served.type }, body: served.body };
  }
  if (address === '/routes.json') {
    return json(await pages.routes());
  }
  if (address === WEB_MANIFEST_ADDRESS) {
    return { status: 200, headers: { 'Content-Type': 'application/manifest+json' }, body: await pages.webManifest() };
  }
  if (address === '/versions.json') {
    return json(versionsFile(await pages.releases()));
  }
  if (address === SITE_FACTS_ADDRESS) {
    const [documented] = await pages.releases();
    return json(siteFacts(context.config, documented?.name ?? ''));
  }
  if (address.startsWith('/api/')) {
    return apiAnswer(pages, context, address);
  }
  if (address === NAVIGATION_INDEX_ADDRESS) {
    return json(navigationIndex(pages.site.site.navigation));
  }
  const section = NAVIGATION_DATA.exec(address)?.[1];
  if (section !== undefined) {
    const items = await pages.sectionItems(section);
    return items === null ? null : json({ html: items });
  }
  const markdown = /\.(?:md|txt)$/.test(address) ? await pages.markdown(address) : null;
  if (markdown !== null) {
    return { status: 200, headers: { 'Content-Type': contentTypeOf(address) }, body: markdown };
  }
  const document = await pages.document(address);
  if (document !== null) {
    return html(document);
  }
  const made = await pluginFileAt(decoded, pages.site.site, context.config);
  return made === null
    ? fileAnswer(pages, context, decoded)
    : {
        status: 200,
        headers: { 'Content-Type': lookup(decoded) ?? 'application/octet-stream' },
        body: Buffer.from(made)
      };
}

async function apiAnswer(pages: DevPages, context: SiteContext, address: string): Promise<Answer | null> {
  const file = fileWithin(await designFolder(context), address);
  if (file !== null) {
    return { status: 200, headers: { 'Content-Type': 'application/json' }, body: readFileSync(file) };
  }
  const definition = await pages.definition(address);
  if (definition !== null) {
    return html(definition);
  }
  const data = await pages.apiData(address);
  return data === null ? null : json(data);
}

function fileAnswer(pages: DevPages, { config, folder }: SiteContext, address: string): Answer | null {
  const file = pages.site.assets.get(address) ?? staticFile(config.staticFiles, folder, address);
  try {
    return file === null
      ? null
      : {
          status: 200,
          headers: { 'Content-Type': lookup(file) ?? 'application/octet-stream' },
          body: readFileSync(file)
        };
  } catch {
    return null;
  }
}

function redirectAnswer(pages: DevPages, address: string, search: string): Answer | null {
  const target = createRedirectResolver(pages.site.site.redirects)(address);
  return target === null ? null : { status: 302, headers: { Location: redirectLocation(target, search) }, body: '' };
}

/** The type of a text file. */
function contentTypeOf(address: string): string {
  return `${lookup(address) ?? 'text/plain'}; charset=utf-8`;
}

function withoutTrailingSlash(address: string): string {
  return address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : address;
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const length = Buffer.byteLength(body);
  response.writeHead(status, { ...headers, 'Content-Length': length, 'Cache-Control': 'no-store' }).end(body);
}
