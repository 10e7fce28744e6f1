import { parentPort, workerData } from 'node:worker_threads';

import { extractReference } from './extract.ts';
import type { ReferenceRequest } from './request.ts';

parentPort?.postMessage(extractReference(workerData as ReferenceRequest));
