import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { type ServiceIndex, type ServiceQuery, answerQuery, emptyIndex } from './searchServiceIndex.ts';

/** Operations of the hosted service, as its clients send them. */
export type ServiceCall =
  'queries' | 'query' | 'batch' | 'settings' | 'synonyms' | 'task' | 'operation' | 'delete' | 'unknown';

export interface ServiceRequest {
  call: ServiceCall;
  /** Index; `*` if it is in the body. */
  index: string;
  method: string;
  bytes: number;
  body: unknown;
}

/** Failure to inject into calls of one kind. */
export interface ServiceFailure {
  on: ServiceCall;
  /** Number of calls that succeed first. */
  after?: number;
  /** Number of calls that fail; by default all further ones. */
  times?: number;
  /** Delay of the response in milliseconds. */
  delay?: number;
  /** Closes the connection without a response. */
  cut?: boolean;
  status?: number;
  headers?: Record<string, string>;
  /** Response body override; a string is sent unchanged. */
  body?: unknown;
}

export interface SearchService {
  /** Value of `host` in the site's configuration and the search settings. */
  origin: string;
  /** Indexes after completed tasks; pending tasks are not included. */
  indexes: Map<string, ServiceIndex>;
  /** All requests so far, including failed ones. */
  requests: ServiceRequest[];
  fail(failure: ServiceFailure): void;
  /** Removes all failures. */
  recover(): void;
  close(): Promise<void>;
}

export const APPLICATION_ID = 'LARKSPUR01';
export const ADMIN_KEY = 'admin-key-of-larkspur';
export const PUBLIC_KEY = 'public-key-of-larkspur';

const MAX_REQUEST_BYTES = 10_000_000;
const MAX_RECORD_BYTES = 10_000;
const WITH_PUBLIC_KEY: ReadonlySet<ServiceCall> = new Set<ServiceCall>(['queries', 'query']);
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** Serves the API of the hosted search service on a free port: the subset that the engine uses, for one application. */
export async function openSearchService(): Promise<SearchService> {
  const indexes = new Map<string, ServiceIndex>();
  const requests: ServiceRequest[] = [];
  let failures: ServiceFailure[] = [];
  const perform = createPerformer(indexes);

  const server = createServer((incoming, response) => {
    void respond(incoming, response).catch(() => incoming.socket.destroy());
  });

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (incoming.method === 'OPTIONS') {
      response.writeHead(204, { ...CORS, 'access-control-allow-methods': 'GET, POST, PUT, DELETE' }).end();
      return;
    }
    const request = await readRequest(incoming);
    requests.push(request);
    const failure = takeFailure(failures, request.call);
    if (failure?.delay !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, failure.delay));
    }
    if (failure?.cut) {
      incoming.socket.destroy();
      return;
    }
    const answer = failedAnswer(failure) ?? refusal(incoming, request) ?? perform(request);
    response.writeHead(answer.status, { ...CORS, 'content-type': 'application/json', ...answer.headers });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  }

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    indexes,
    requests,
    fail: (failure) => void failures.push({ ...failure }),
    recover: () => void (failures = []),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  };
}

async function readRequest(incoming: IncomingMessage): Promise<ServiceRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) {
    chunks.push(chunk as Buffer);
  }
  const text = Buffer.concat(chunks).toString();
  const method = incoming.method ?? '';
  const { pathname } = new URL(incoming.url ?? '', 'http://localhost');
  const [index = '', ...rest] = pathname.replace('/1/indexes/', '').split('/').map(decodeURIComponent);
  const body: unknown = text === '' ? null : JSON.parse(text);
  return { call: callOf(method, rest), index, method, bytes: Buffer.byteLength(text), body: taskOr(rest, body) };
}

/** Returns the task if the URL names one. */
function taskOr([name, task]: string[], body: unknown): unknown {
  return name === 'task' ? Number(task) : body;
}

function callOf(method: string, [name]: string[]): ServiceCall {
  switch (`${method} ${name ?? ''}`) {
    case 'POST queries':
      return 'queries';
    case 'POST query':
      return 'query';
    case 'POST batch':
      return 'batch';
    case 'PUT settings':
      return 'settings';
    case 'POST synonyms':
      return 'synonyms';
    case 'GET task':
      return 'task';
    case 'POST operation':
      return 'operation';
    case 'DELETE ':
      return 'delete';
    default:
      return 'unknown';
  }
}

function takeFailure(failures: ServiceFailure[], call: ServiceCall): ServiceFailure | undefined {
  const failure = failures.find(({ on, times }) => on === call && (times ?? 1) > 0);
  if (!failure) {
    return undefined;
  }
  if ((failure.after ?? 0) > 0) {
    failure.after = (failure.after ?? 0) - 1;
    return undefined;
  }
  if (failure.times !== undefined) {
    failure.times -= 1;
  }
  return failure;
}

function failedAnswer(failure: ServiceFailure | undefined): Answer | null {
  if (failure?.status === undefined && failure?.body === undefined) {
    return null;
  }
  const { status = 200, headers = {}, body = { message: `Failed with ${failure.status ?? 200}`, status } } = failure;
  return { status, body, headers };
}

/** Programs send the key in a header, browsers in the URL. */
function refusal(incoming: IncomingMessage, { call, bytes }: ServiceRequest): Answer | null {
  const { searchParams } = new URL(incoming.url ?? '', 'http://localhost');
  const given = (name: string): unknown => incoming.headers[name] ?? searchParams.get(name);
  const key = given('x-algolia-api-key');
  const mayUse = key === ADMIN_KEY || (key === PUBLIC_KEY && WITH_PUBLIC_KEY.has(call));
  if (given('x-algolia-application-id') !== APPLICATION_ID || !mayUse) {
    return refused(403, 'Invalid Application-ID or API key');
  }
  return bytes > MAX_REQUEST_BYTES ? refused(413, 'Request entity too large') : null;
}

function refused(status: number, message: string): Answer {
  return { status, body: { message, status } };
}

/**
 * Handles requests. A write is applied only after the task was polled twice, so that clients which don't wait for the
 * service find nothing.
 */
function createPerformer(indexes: Map<string, ServiceIndex>): (request: ServiceRequest) => Answer {
  let lastTask = 0;
  let waiting: { task: number; polls: number; work: () => void }[] = [];
  const later = (work: () => void): Answer => {
    lastTask += 1;
    waiting.push({ task: lastTask, polls: 0, work });
    return { status: 200, body: { taskID: lastTask, updatedAt: new Date().toISOString() } };
  };
  const poll = (task: number): Answer => {
    const entry = waiting.find((candidate) => candidate.task === task);
    if (entry && entry.polls === 0) {
      entry.polls += 1;
      return { status: 200, body: { status: 'notPublished', pendingTask: true } };
    }
    const due = waiting.filter((candidate) => candidate.task <= task);
    waiting = waiting.filter((candidate) => candidate.task > task);
    due.forEach(({ work }) => work());
    return { status: 200, body: { status: 'published', pendingTask: false } };
  };
  const open = (name: string): ServiceIndex => {
    const index = indexes.get(name) ?? emptyIndex();
    indexes.set(name, index);
    return index;
  };
  const search = (name: string, query: ServiceQuery): Answer => {
    const index = indexes.get(name);
    return index ? { status: 200, body: answerQuery(index, query) } : refused(404, `Index ${name} does not exist`);
  };

  return ({ call, index, body }) => {
    switch (call) {
      case 'queries': {
        const { requests } = body as { requests: (ServiceQuery & { indexName: string })[] };
        const answers = requests.map((query) => search(query.indexName, query));
        const results = answers.map((answer) => answer.body);
        return answers.find(({ status }) => status !== 200) ?? { status: 200, body: { results } };
      }
      case 'query':
        return search(index, body as ServiceQuery);
      case 'batch':
        return writeBatch(body, (records) => later(() => records.forEach((r) => open(index).records.set(...r))));
      case 'settings':
        return later(() => void (open(index).settings = body as ServiceIndex['settings']));
      case 'synonyms':
        return later(() => void (open(index).synonyms = body as ServiceIndex['synonyms']));
      case 'task':
        return poll(body as number);
      case 'operation':
        return later(() => {
          indexes.set((body as { destination: string }).destination, open(index));
          indexes.delete(index);
        });
      case 'delete':
        return later(() => void indexes.delete(index));
      case 'unknown':
        return refused(404, 'No such call');
    }
  };
}

type WrittenRecord = [id: string, record: Record<string, unknown>];

/** The service accepts all records of a batch or none. */
function writeBatch(body: unknown, write: (records: WrittenRecord[]) => Answer): Answer {
  const { requests } = body as { requests: { action: string; body: Record<string, unknown> }[] };
  const position = requests.findIndex((entry) => Buffer.byteLength(JSON.stringify(entry.body)) > MAX_RECORD_BYTES);
  return position === -1
    ? write(requests.map((entry) => [String(entry.body['objectID']), entry.body]))
    : refused(400, `Record at the position ${position} is too big`);
}
