import path from 'node:path';
import type { ServerResponse } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';

import {
  DEFAULT_CACHE_CONTROL,
  headersAt,
  parseHeaderRules,
  parseRedirectRules,
  parseRewriteRules
} from '../publish/hostFiles.ts';
import { createRewriter } from '../../core/rewrites.ts';
import { createRedirectResolver, redirectLocation } from '../../core/redirectResolver.ts';
import { UserError } from '../../core/userError.ts';
import { twinAddress } from '../../core/twinAddress.ts';
import { wantsMarkdown } from '../serving/wantsMarkdown.ts';
import { fileWithin } from '../serving/fileWithin.ts';
import { type GuardedServer, startGuardedServer } from '../serving/guardedServer.ts';
import { answerFile } from './answerFile.ts';

export interface PreviewOptions {
  /** Folder of a built site. */
  folder: string;
  /** 0: any free port. */
  port: number;
  host: string;
  /** Names to accept in Host headers besides those of this computer and `host`. */
  allowedHosts?: readonly string[];
}

/**
 * Serves a built site like a static host: addresses with and without a trailing slash are served, moved addresses
 * redirect by the rules in `_redirects` or are answered with other files, responses have the headers of `_headers`, and all other addresses get the 404
 * document with status 404. Programs that ask for Markdown get that of the page. Files are looked up at each request, so that a rebuilt site shows without a restart.
 *
 * @throws UserError when the folder contains no built site or the port is taken
 */
export async function startPreviewServer(options: PreviewOptions): Promise<GuardedServer> {
  const { folder, port, host, allowedHosts = [] } = options;
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new UserError(`${folder} holds no built site. Run "patternbook build" first.`);
  }
  const isFile = (address: string): boolean => findFile(folder, address) !== null;
  const redirectOf = keepWhileUnchanged(path.join(folder, '_redirects'), (text) =>
    createRedirectResolver(parseRedirectRules(text), isFile)
  );
  const rewriteOf = keepWhileUnchanged(path.join(folder, '_redirects'), (text) =>
    createRewriter(parseRewriteRules(text))
  );
  const headerRules = keepWhileUnchanged(path.join(folder, '_headers'), parseHeaderRules);

  return startGuardedServer({
    port,
    host,
    allowedHosts,
    headersOf: (pathname) => ({
      'Cache-Control': DEFAULT_CACHE_CONTROL,
      ...headersAt(headerRules(), pathname ?? '/')
    }),
    answer({ pathname, search }, request, response) {
      const markdown = wantsMarkdown(request) ? fileWithin(folder, twinAddress(pathname.replace(/\/$/, ''))) : null;
      response.setHeader('Vary', 'Accept');
      const own = markdown ?? findFile(folder, pathname);
      const rewrite = own === null ? rewriteOf()(pathname.replace(/\/$/, '')) : null;
      const file = own ?? (rewrite?.status === 200 ? fileWithin(folder, rewrite.to) : null);
      const target = file === null ? redirectOf()(pathname) : null;
      if (file === null && rewrite?.status === 302) {
        response.writeHead(302, { Location: redirectLocation(rewrite.to, search) }).end();
      } else if (file !== null) {
        answerFile(file, request, response);
      } else if (target !== null) {
        response.setHeader('Cache-Control', DEFAULT_CACHE_CONTROL);
        response.writeHead(301, { Location: redirectLocation(target, search) }).end();
      } else {
        answerNotFound(folder, response);
      }
    }
  });
}

/** Finds the file for an address with or without a trailing slash or `.html`, or a folder's `index.html`. */
function findFile(folder: string, pathname: string): string | null {
  const address = pathname.replace(/\/$/, '');
  const candidates = address === '' ? ['/index.html'] : [address, `${address}.html`, `${address}/index.html`];
  for (const candidate of candidates) {
    const file = fileWithin(folder, candidate);
    if (file !== null) {
      return file;
    }
  }
  return null;
}

function answerNotFound(folder: string, response: ServerResponse): void {
  const document = fileWithin(folder, '/404.html');
  // The folder is missing for a moment while a running build replaces it.
  const body = document === null ? 'Not found' : readFileSync(document);
  const type = document === null ? 'text/plain' : 'text/html';
  response.setHeader('Cache-Control', DEFAULT_CACHE_CONTROL);
  response.writeHead(404, { 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}

/** Caches a value derived from a file's text until the file changes; a missing file counts as empty. */
function keepWhileUnchanged<Value>(file: string, make: (text: string) => Value): () => Value {
  let kept: { changed: number; value: Value } | null = null;
  return () => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (kept?.changed !== changed) {
      kept = { changed, value: make(changed === 0 ? '' : readFileSync(file, 'utf8')) };
    }
    return kept.value;
  };
}
