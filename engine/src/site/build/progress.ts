/** Tells what a build is at. */
export interface Progress {
  /**
   * A stage begins; the one before it has ended.
   * @param total how many pieces it has, when they can be counted
   */
  stage(name: string, total?: number): void;
  /** Pieces of the current stage that are done. */
  done(count: number): void;
}

/** Time that one stage of a build took. */
export interface StageTime {
  name: string;
  seconds: number;
  /** Processor time of this process with all its threads; other processes that it starts not counted. */
  cpuSeconds: number;
}

/** Passes a build's progress on and measures its stages. */
interface StageRecorder {
  progress: Progress;
  /** Ends the current stage. @returns all stages in order */
  finish: () => StageTime[];
}

/** Measures each stage from its beginning to that of the next. */
export function recordStages(progress: Progress): StageRecorder {
  const stages: StageTime[] = [];
  let current: { name: string; start: number; cpuStart: NodeJS.CpuUsage } | null = null;

  const finish = (): StageTime[] => {
    if (current) {
      const { name, start, cpuStart } = current;
      const { user, system } = process.cpuUsage(cpuStart);
      stages.push({ name, seconds: (performance.now() - start) / 1000, cpuSeconds: (user + system) / 1e6 });
      current = null;
    }
    return stages;
  };

  return {
    progress: {
      stage(name, total) {
        finish();
        current = { name, start: performance.now(), cpuStart: process.cpuUsage() };
        progress.stage(name, total);
      },
      done: (count) => progress.done(count)
    },
    finish
  };
}
