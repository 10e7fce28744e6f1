import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';

import type { SiteContext } from '../../content/siteContext.ts';
import { createRedirectResolver, redirectLocation } from '../../core/redirectResolver.ts';
import { contentTypeOf } from '../serving/contentType.ts';
import { staticFile } from '../serving/staticFile.ts';
import type { RequestTarget } from '../serving/requestChecks.ts';
import type { DevPages } from './devPages.ts';
import { pluginFileAt } from './devSite.ts';

/** What may be one of `SiteFiles`. Others must not wait for all that these are made of. */
const SITE_FILE = /^\/api\/|\.(?:atom|json|md|txt|webmanifest|xml)$/;
/** What may be rewritten. */
const API = /^\/api(?:\/|$)/;

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
const file = (address: string, body: string | Buffer): Answer => ({
  status: 200,
  headers: { 'Content-Type': contentTypeOf(address) },
  body
});
const redirect = (Location: string): Answer => ({ status: 302, headers: { Location }, body: '' });
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
  const answer =
    (await answerTo(pages, context, address)) ??
    (await rewriteAnswer(pages, context, address, search)) ??
    redirectAnswer(pages, address, search);
  if (answer) {
    send(response, answer);
  }
  return answer !== null;
}

/** Sends the 404 document, for addresses that neither the site nor Vite can resolve. */
export async function answerNotFound(pages: DevPages, response: ServerResponse): Promise<void> {
  send(response, html(await pages.documents.notFound(), 404));
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
  const beside = SITE_FILE.test(address) ? await pages.files.answer(decoded) : null;
  if (beside !== null) {
    return file(decoded, beside);
  }
  const markdown = /\.(?:md|txt)$/.test(address) ? await pages.markdown(address) : null;
  if (markdown !== null) {
    return file(address, markdown);
  }
  const document = await pages.documents.answer(address);
  if (document !== null) {
    return html(document);
  }
  const made = await pluginFileAt(decoded, pages.site.site, context.config);
  return made === null ? fileAnswer(pages, context, decoded) : file(decoded, Buffer.from(made));
}

/** Answers with what has another address, or leads there. */
async function rewriteAnswer(
  pages: DevPages,
  context: SiteContext,
  address: string,
  search: string
): Promise<Answer | null> {
  const rewrite = API.test(address) ? await pages.files.rewrite(encodeURI(address.toWellFormed())) : null;
  if (rewrite === null) {
    return null;
  }
  return rewrite.status === 302
    ? redirect(redirectLocation(rewrite.to, search))
    : answerTo(pages, context, decodeURI(rewrite.to));
}

function fileAnswer(pages: DevPages, { config, folder }: SiteContext, address: string): Answer | null {
  const found = pages.site.assets.get(address) ?? staticFile(config.staticFiles, folder, address);
  try {
    return found === null ? null : file(found, readFileSync(found));
  } catch {
    return null;
  }
}

function redirectAnswer(pages: DevPages, address: string, search: string): Answer | null {
  const target = createRedirectResolver(pages.site.site.redirects)(address);
  return target === null ? null : redirect(redirectLocation(target, search));
}

function withoutTrailingSlash(address: string): string {
  return address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : address;
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const length = Buffer.byteLength(body);
  response.writeHead(status, { ...headers, 'Content-Length': length, 'Cache-Control': 'no-store' }).end(body);
}
