/**
 * Waits for what may never come: evaluating something in a page has no limit of its own.
 * @throws (rejects) when it takes longer
 */
export async function within<Value>(promise: Promise<Value>, limitMs: number, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${limitMs / 1000} s.`)), limitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
