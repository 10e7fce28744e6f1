/** Observer of a build's progress. */
export interface Progress {
  /**
   * Called when a stage begins, which ends the previous stage.
   * @param total number of work items, if known
   */
  stage(name: string, total?: number): void;
  /** Called with the number of finished work items of the current stage. */
  done(count: number): void;
}

/** Time that one stage of a build took. */
export interface StageTime {
  name: string;
  seconds: number;
  /** CPU time of this process with all its threads, without child processes. */
  cpuSeconds: number;
}

/** Forwards a build's progress and measures its stages. */
interface StageRecorder {
  progress: Progress;
  /** Ends the current stage. @returns all stages in order */
  finish: () => StageTime[];
}

/** Measures each stage from its start to the start of the next. */
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
