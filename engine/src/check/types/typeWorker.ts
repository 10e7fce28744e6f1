import { parentPort, workerData } from 'node:worker_threads';
import { compileUnits } from './compileUnits.ts';
import type { TypeUnit } from './typeUnit.ts';

/** Input of the worker. */
export interface TypeWorkerData {
  units: TypeUnit[];
  siteFolder: string;
}

const { units, siteFolder } = workerData as TypeWorkerData;
parentPort?.postMessage(compileUnits(units, siteFolder));
