import { pipeline } from 'node:stream';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { closeSync, createReadStream, fstatSync, openSync, type Stats } from 'node:fs';

import { contentTypeOf } from '../serving/contentType.ts';

/**
 * Answers a GET or HEAD request with a whole file, a single byte range, or status 304 if the client's copy is fresh.
 * @param file path of an existing file
 */
export function answerFile(file: string, request: IncomingMessage, response: ServerResponse): void {
  const handle = openSync(file, 'r');
  const stats = fstatSync(handle);
  const etag = `W/"${stats.size.toString(16)}-${Math.trunc(stats.mtimeMs).toString(16)}"`;
  const modified = stats.mtime.toUTCString();
  response.setHeader('ETag', etag);
  response.setHeader('Last-Modified', modified);
  if (isKnown(request, etag, stats)) {
    closeSync(handle);
    response.writeHead(304).end();
    return;
  }
  const range = isRangeAllowed(request, modified) ? readByteRange(request.headers.range, stats.size) : null;
  response.setHeader('Accept-Ranges', 'bytes');
  if (range === 'unsatisfiable') {
    closeSync(handle);
    response.writeHead(416, { 'Content-Range': `bytes */${stats.size}`, 'Content-Length': '0' }).end();
    return;
  }
  const { first, last } = range ?? { first: 0, last: stats.size - 1 };
  if (range) {
    response.setHeader('Content-Range', `bytes ${first}-${last}/${stats.size}`);
  }
  response.writeHead(range ? 206 : 200, { 'Content-Type': contentTypeOf(file), 'Content-Length': last - first + 1 });
  if (request.method === 'HEAD' || stats.size === 0) {
    closeSync(handle);
    response.end();
    return;
  }
  // The handle closes with the stream, and the stream with the connection. On a read error, the response is aborted.
  pipeline(createReadStream(file, { fd: handle, start: first, end: last }), response, (error) => {
    if (error) {
      response.destroy();
    }
  });
}

/** Whether the client's cached copy is current (RFC 9110, 13.2.2). */
function isKnown({ headers }: IncomingMessage, etag: string, stats: Stats): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) {
    return known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.slice(2));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(stats.mtimeMs / 1000) * 1000 <= since;
}

/** `If-Range` requires that the file hasn't changed; a weak ETag never matches (RFC 9110, 13.1.5). */
function isRangeAllowed({ method, headers }: IncomingMessage, modified: string): boolean {
  const condition = headers['if-range'];
  return method === 'GET' && (condition === undefined || condition === modified);
}

/** First and last byte, both included. */
interface ByteRange {
  first: number;
  last: number;
}

const RANGE = /^bytes=(\d*)-(\d*)$/i;

/**
 * Parses the byte range that a Range header requests (RFC 9110, 14.2).
 * @param size of the file, in bytes
 * @returns null to send the whole file: without a header, and for several ranges, other units and malformed headers,
 * all of which a server may ignore; `unsatisfiable` (status 416) if the file has no such bytes
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = RANGE.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') {
    return null;
  }
  // Numbers may have any length; those past the end of the file are clamped.
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) {
    return null;
  }
  return from < size ? { first: from, last: to } : 'unsatisfiable';
}
