import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

import type { ServiceRecord } from '../../search/hosted/serviceRecord.ts';
import { type BatchLimits, toBatches } from './batches.ts';
import { PushError, type PushService } from './pushService.ts';
import { type PushPlan, type PushTarget, Reading } from './pushPlan.ts';

interface PushInput {
  plan: PushPlan;
  target: PushTarget;
  limits: BatchLimits;
  service: PushService;
  /** The records. */
  file: string;
  /** File with the progress of the push. */
  stateFile: string;
}

/** Tells what a push is at. */
export interface PushProgress {
  /** A stage begins. @param total how many records it is about, when they are counted */
  stage(name: string, total?: number): void;
  /** Records of the current stage that are done. */
  done(count: number): void;
}

export interface PushResult {
  /** Records that an earlier push had sent already. */
  resumedAfter: number;
  /** The index that an earlier, other push left behind and that could not be deleted. */
  leftBehind: string | null;
}

/**
 * Sends all records into a temporary index, checks their number, and puts that index in the place of the live one.
 * A push of the same records that was cut before goes on after the last batch that the service confirmed.
 * @throws PushError when the service fails, the records change meanwhile, or some did not arrive
 */
export async function pushRecords(input: PushInput, progress: PushProgress): Promise<PushResult> {
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

/** Deletes what a push of other records left behind. @returns its name if that fails, which is no reason to stop */
async function removeOther(earlier: PushState, { plan, target, service }: PushInput): Promise<string | null> {
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

/** The state itself where it is of this push, and the service still has all that it says. */
async function resumable(earlier: PushState, { plan, service }: PushInput): Promise<PushState | null> {
  if (earlier.hash !== plan.hash) {
    return null;
  }
  await service.settle(earlier.temporaryIndex, earlier.lastTask);
  const count = await service.count(earlier.temporaryIndex, earlier.confirmed);
  return count !== null && count >= earlier.confirmed ? earlier : null;
}

async function begin({ plan, target, service, stateFile }: PushInput): Promise<PushState> {
  await service.remove(plan.temporaryIndex);
  const lastTask = await service.create(plan.temporaryIndex, target.synonyms);
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

/** Sends what the state doesn't have yet, and keeps the state after each batch. @returns the last state */
async function sendFrom(first: PushState, input: PushInput, progress: PushProgress): Promise<PushState> {
  const { plan, target, limits, service, file, stateFile } = input;
  const reading = new Reading(file, target);
  let state = first;
  progress.done(state.confirmed);
  for await (const batch of toBatches(without(reading.records(), first.confirmed), limits)) {
    const lastTask = await service.send(plan.temporaryIndex, batch.records);
    state = { ...state, confirmed: state.confirmed + batch.records.length, lastTask };
    await writePushState(stateFile, state);
    progress.done(state.confirmed);
  }
  if (reading.hash() !== plan.hash) {
    throw new PushError(`${file} changed while it was sent. Run the command again when the build is done.`);
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
  /** Of all that is sent, and where to. */
  hash: z.string(),
  applicationId: z.string(),
  temporaryIndex: z.string(),
  /** Number of records that the service has confirmed, from the first on. */
  confirmed: z.int().nonnegative(),
  /** The last thing that the service was to do with the temporary index. */
  lastTask: z.int()
});

/** Progress of a push, so that the next one continues there. */
type PushState = z.output<typeof stateSchema>;

/** File with the state of a push that is under way. */
export function pushStateFile(cacheFolder: string): string {
  return path.join(cacheFolder, 'search', 'push.json');
}

/** @returns null when no push is under way, or the file is damaged: the push starts anew */
async function readPushState(file: string): Promise<PushState | null> {
  try {
    return stateSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Replaces the file as a whole: an interrupted push leaves a state, never half of one. */
async function writePushState(file: string, state: PushState): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const next = `${file}.next`;
  await writeFile(next, `${JSON.stringify(state, null, 2)}\n`);
  await rename(next, file);
}

/** The push is over. */
async function removePushState(file: string): Promise<void> {
  await rm(file, { force: true });
}
