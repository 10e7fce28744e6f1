import type { ConsoleLevel, FrameFailure, FromFrame } from './protocol.ts';

const LEVELS: ReadonlySet<string> = new Set(['log', 'info', 'warn', 'error', 'debug'] satisfies ConsoleLevel[]);
const PHASES: ReadonlySet<string> = new Set([
  'load',
  'evaluate',
  'render',
  'later',
  'stopped'
] satisfies FrameFailure['phase'][]);
/** Maximum length of texts; longer ones are malicious. */
const MAX_TEXT = 10_000;
/** Maximum number of queries in one request. */
const MAX_COUNTS = 100;

/** Validates a message from the frame; returns null if it is invalid. Examples can send arbitrary data. */
export function readMessage(data: unknown): FromFrame | null {
  if (!isRecord(data)) {
    return null;
  }
  const { kind, height, ping, level, text, failure, inspection, counts } = data;
  switch (kind) {
    case 'ready':
    case 'loaded':
    case 'shown':
    case 'pressed':
      return { kind };
    case 'height':
      return isNumber(height) ? { kind, height } : null;
    case 'pong':
      return isNumber(ping) ? { kind, ping } : null;
    case 'console':
      return isLevel(level) && isText(text) ? { kind, level, text } : null;
    case 'failed':
      return isFailure(failure) ? { kind, failure: pickFields(failure) } : null;
    case 'inspected':
      return isNumber(inspection) && isCounts(counts) ? { kind, inspection, counts } : null;
    default:
      return null;
  }
}

/** Drops additional properties. */
function pickFields({ phase, message, stack }: FrameFailure): FrameFailure {
  return { phase, message, stack };
}

function isFailure(value: unknown): value is FrameFailure {
  return isRecord(value) && isPhase(value['phase']) && isText(value['message']) && isText(value['stack']);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isCounts(value: unknown): value is number[] {
  return Array.isArray(value) && value.length <= MAX_COUNTS && value.every(isNumber);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT;
}

function isLevel(value: unknown): value is ConsoleLevel {
  return typeof value === 'string' && LEVELS.has(value);
}

function isPhase(value: unknown): value is FrameFailure['phase'] {
  return typeof value === 'string' && PHASES.has(value);
}
