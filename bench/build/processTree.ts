import { readFileSync, readdirSync } from 'node:fs';

/** Resource usage of a process and its descendants. */
export interface TreeUsage {
  /** Peak of the total resident memory, from samples; shared pages count in each process. */
  peakMemoryBytes: number;
  /** CPU time of all processes in their latest samples. */
  cpuSeconds: number;
}

const SAMPLE_INTERVAL_MS = 200;
const PAGE_BYTES = 4096;
const TICKS_PER_SECOND = 100;
/** Fields of `/proc/{pid}/stat` after the parenthesized name: user and system time. */
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/**
 * Starts sampling a process tree.
 * @returns a function that stops sampling and returns the usage; null on systems without `/proc`
 */
export function watchProcessTree(root: number): () => TreeUsage | null {
  let peakMemoryBytes = 0;
  const cpuTicks = new Map<number, number>();
  const sample = (): void => {
    const tree = processTree(root);
    peakMemoryBytes = Math.max(
      peakMemoryBytes,
      tree.map(residentBytes).reduce((sum, bytes) => sum + bytes, 0)
    );
    for (const pid of tree) {
      cpuTicks.set(pid, Math.max(cpuTicks.get(pid) ?? 0, usedTicks(pid)));
    }
  };
  const timer = setInterval(sample, SAMPLE_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    const ticks = [...cpuTicks.values()].reduce((sum, count) => sum + count, 0);
    return peakMemoryBytes === 0 ? null : { peakMemoryBytes, cpuSeconds: ticks / TICKS_PER_SECOND };
  };
}

function processTree(root: number): number[] {
  return [root, ...childrenOf(root).flatMap(processTree)];
}

function childrenOf(pid: number): number[] {
  const threads = attempt(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  return threads.flatMap((thread) => fieldsOf(`/proc/${pid}/task/${thread}/children`).map(Number));
}

function residentBytes(pid: number): number {
  const [, resident = '0'] = fieldsOf(`/proc/${pid}/statm`);
  return Number(resident) * PAGE_BYTES;
}

function usedTicks(pid: number): number {
  const afterName = (attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? '').split(') ').at(-1) ?? '';
  const fields = afterName.split(' ');
  return Number(fields[USER_TIME] ?? 0) + Number(fields[SYSTEM_TIME] ?? 0);
}

function fieldsOf(file: string): string[] {
  const text = attempt(() => readFileSync(file, 'utf8')) ?? '';
  return text.split(/\s+/).filter((field) => field !== '');
}

/** Processes may exit while they are sampled. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
