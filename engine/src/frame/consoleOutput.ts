import type { ConsoleLevel } from './protocol.ts';

const LEVELS: readonly ConsoleLevel[] = ['log', 'info', 'warn', 'error', 'debug'];
const { console: frameConsole } = globalThis;
/** Messages of one run that the page is told of; the browser's own console is spared the rest too. */
const MAX_MESSAGES = 200;
const MAX_LENGTH = 2000;
const MAX_DEPTH = 3;
const MAX_MEMBERS = 20;

export interface ConsoleOutput {
  /** Counts anew. */
  restart(): void;
}

/** Passes what is written to the console on as text, besides writing it. */
export function passOnConsole(onMessage: (level: ConsoleLevel, text: string) => void): ConsoleOutput {
  let count = 0;
  for (const level of LEVELS) {
    const write = frameConsole[level].bind(frameConsole);
    frameConsole[level] = (...values: unknown[]) => {
      count += 1;
      if (count < MAX_MESSAGES) {
        write(...values);
        onMessage(level, formatValues(values));
      } else if (count === MAX_MESSAGES) {
        onMessage('info', 'More was written than is shown here.');
      }
    };
  }
  return {
    restart() {
      count = 0;
    }
  };
}

/** Values as one text; placeholders of the console's own (`%s`) are filled. */
export function formatValues(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  const texts =
    typeof first === 'string' && /%[sdifoOc]/.test(first) ? fillPlaceholders(first, rest) : values.map(formatValue);
  const text = texts.join(' ');
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function fillPlaceholders(format: string, values: unknown[]): string[] {
  const left = [...values];
  const text = format.replace(/%[sdifoOc]/g, (placeholder) => {
    if (left.length === 0) {
      return placeholder;
    }
    const value = left.shift();
    return placeholder === '%c' ? '' : formatValue(value);
  });
  return [text, ...left.map(formatValue)];
}

function formatValue(value: unknown): string {
  return typeof value === 'string' ? value : format(value, 0);
}

function format(value: unknown, depth: number): string {
  if (typeof value === 'string') {
    return JSON.stringify(value);
  }
  if (typeof value === 'function') {
    return `ƒ ${value.name || 'anonymous'}()`;
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  if (value instanceof Error) {
    return String(value);
  }
  if (value instanceof Element) {
    return `<${value.localName}${value.id === '' ? '' : ` id="${value.id}"`}>`;
  }
  return depth >= MAX_DEPTH ? '…' : formatMembers(value, depth + 1);
}

function formatMembers(value: object, depth: number): string {
  const isArray = Array.isArray(value);
  const members = readMembers(value).map(([key, member]) =>
    isArray ? format(member, depth) : `${key}: ${format(member, depth)}`
  );
  const shown = members.slice(0, MAX_MEMBERS);
  const list = [...shown, ...(members.length > MAX_MEMBERS ? ['…'] : [])].join(', ');
  return isArray ? `[${list}]` : `{${list}}`;
}

/** A member may throw when it is read. */
function readMembers(value: object): [string, unknown][] {
  try {
    return Object.entries(value).slice(0, MAX_MEMBERS + 1);
  } catch {
    return [];
  }
}
