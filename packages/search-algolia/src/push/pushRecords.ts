import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PushInput, PushProgress } from 'patternbook';
import { z } from 'zod';

import type { ServiceRecord } from '../serviceRecord.ts';
import { type BatchLimits, toBatches } from './batches.ts';
import { PushError, type PushService } from './pushService.ts';
import { type PushPlan, type PushTarget, Reading } from './pushPlan.ts';

interface RecordsPush {
  plan: PushPlan;
  target: PushTarget;
  limits: BatchLimits;
  service: PushService;
  /** Reads the records. */
  records: PushInput['records'];
  /** File with the progress of the push. */
  stateFile: string;
}

export interface PushResult {
  /** Number of records that an earlier, interrupted push had already sent. */
  resumedAfter: number;
  /** Temporary index of an earlier push of other records that could not be deleted. */
  leftBehind: string | null;
}

/**
 * Sends all records to a temporary index, verifies their number, and replaces the live index by the temporary one.
 * An interrupted push of the same records resumes after the last batch that the service confirmed.
 * @throws PushError when the service fails, the records change meanwhile, or some did not arrive
 */
export async function pushRecords(input: RecordsPush, progress: PushProgress): Promise<PushResult> {
  const { plan, target, service, stateFile } = input;
  const earlier = await readPushState(stateFile);
  progress.stage('Prepare the index');
  const leftBehind = earlier ? await removeOther(earlier, input) : null;
  const state = (earlier && (await resumable(earlier, input))) ?? (await begin(input));

  progress.stage('Send records', plan.records);
  const sent = await sendFrom(state, input, progress);

  progress.stage('Wait for the service');
  await service.settle(plan.temporaryIndex, sent.lastTask);
  const count = await service.count(plan.temporaryIndex, plan.records);
  if (count !== plan.records) {
    await removePushState(stateFile);
    throw new PushError(
      `The index ${plan.temporaryIndex} holds ${count ?? 0} of ${plan.records} records; ${target.indexName} is as it ` +
        `was. Run the command again: it starts over.`
    );
  }
  progress.stage('Replace the live index');
  await service.replace(target.indexName, plan.temporaryIndex);
  await removePushState(stateFile);
  return { resumedAfter: state.confirmed, leftBehind };
}

/** Deletes the temporary index of a push of other records. @returns its name if that fails, which is not fatal */
async function removeOther(earlier: PushState, { plan, target, service }: RecordsPush): Promise<string | null> {
  if (earlier.hash === plan.hash || earlier.applicationId !== target.applicationId) {
    return null;
  }
  try {
    await service.remove(earlier.temporaryIndex);
    return null;
  } catch {
    return earlier.temporaryIndex;
  }
}

/** Returns `earlier` if it belongs to this push and the service still has all confirmed records, else null. */
async function resumable(earlier: PushState, { plan, service }: RecordsPush): Promise<PushState | null> {
  if (earlier.hash !== plan.hash) {
    return null;
  }
  await service.settle(earlier.temporaryIndex, earlier.lastTask);
  const count = await service.count(earlier.temporaryIndex, earlier.confirmed);
  return count !== null && count >= earlier.confirmed ? earlier : null;
}

async function begin({ plan, target, service, stateFile }: RecordsPush): Promise<PushState> {
  await service.remove(plan.temporaryIndex);
  const lastTask = await service.create(plan.temporaryIndex, target.language, target.synonyms);
  const state: PushState = {
    hash: plan.hash,
    applicationId: target.applicationId,
    temporaryIndex: plan.temporaryIndex,
    confirmed: 0,
    lastTask
  };
  await writePushState(stateFile, state);
  return state;
}

/** Sends the records not yet confirmed, and saves the state after each batch. @returns the last state */
async function sendFrom(first: PushState, input: RecordsPush, progress: PushProgress): Promise<PushState> {
  const { plan, target, limits, service, records, stateFile } = input;
  const reading = new Reading(records, target);
  let state = first;
  progress.done(state.confirmed);
  for await (const batch of toBatches(without(reading.records(), first.confirmed), limits)) {
    const lastTask = await service.send(plan.temporaryIndex, batch.records);
    state = { ...state, confirmed: state.confirmed + batch.records.length, lastTask };
    await writePushState(stateFile, state);
    progress.done(state.confirmed);
  }
  if (reading.hash() !== plan.hash) {
    throw new PushError('The records changed while they were sent. Run the command again when the build is done.');
  }
  return state;
}

async function* without(records: AsyncIterable<ServiceRecord>, count: number): AsyncGenerator<ServiceRecord> {
  let index = 0;
  for await (const record of records) {
    if (index >= count) {
      yield record;
    }
    index += 1;
  }
}

const stateSchema = z.object({
  /** Hash of the content and the target of the push. */
  hash: z.string(),
  applicationId: z.string(),
  temporaryIndex: z.string(),
  /** Number of records that the service has confirmed, in order. */
  confirmed: z.int().nonnegative(),
  /** ID of the last task that the service accepted for the temporary index. */
  lastTask: z.int()
});

/** Saved progress of a push, from which the next one resumes. */
type PushState = z.output<typeof stateSchema>;

/** Returns the path of the state file of a push in progress. @param folder that a push has for it */
export function pushStateFile(folder: string): string {
  return path.join(folder, 'push.json');
}

/** @returns null when no push is in progress, or the file is damaged: the push starts over */
async function readPushState(file: string): Promise<PushState | null> {
  try {
    return stateSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Replaces the file atomically, so that an interrupted push never leaves a partial state. */
async function writePushState(file: string, state: PushState): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const next = `${file}.next`;
  await writeFile(next, `${JSON.stringify(state, null, 2)}\n`);
  await rename(next, file);
}

/** Called when the push is finished or has to start over. */
async function removePushState(file: string): Promise<void> {
  await rm(file, { force: true });
}
