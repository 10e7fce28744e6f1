import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { openSpeechLog, spokenTexts } from '../../../src/tools/listen/speechLog.ts';

/** Part of a real debug file of Orca 43.1. */
const LOG = `13:42:06.649647 - SPEECH OUTPUT: 'push button'
13:42:11.158016 - SPEECH GENERATOR: Results: [None, None]
13:42:11.161457 - SPEECH OUTPUT: 'main content'{'established': False}
13:42:11.161552 - SPEECH OUTPUT: 'clickable.'{'established': False}
13:42:14.531011 - BRAILLE LINE:  'Primary push button'
13:42:14.535448 - SPEECH OUTPUT: 'Primary push button.'{'established': False}
`;

describe('the words in the debug file', () => {
  it('are those that were spoken, without what reads a whole page', () => {
    expect(spokenTexts(LOG)).toEqual(['main content', 'clickable.', 'Primary push button.']);
  });

  it('may contain apostrophes and several lines', () => {
    const log = `13:42:06.381089 - SPEECH OUTPUT: 'It's
  new.' {'established': False, 'average-pitch': 5.0}
13:42:06.390099 - SPEECH OUTPUT: ' '{'established': False}
`;
    expect(spokenTexts(log)).toEqual(["It's new."]);
  });
});

describe('listening', () => {
  function logFile(text: string): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'speech-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'orca.log');
    writeFileSync(file, text);
    return file;
  }

  it('returns what is new, until nothing more is said', async () => {
    const file = logFile(LOG);
    const speech = openSpeechLog(file);
    await speech.begins(10);
    await speech.reaches('main content', 10);
    expect(await speech.heard()).toHaveLength(3);
    setTimeout(() => writeFileSync(file, `${LOG}13:43:00.1 - SPEECH OUTPUT: 'Expanded.'{'established': False}\n`), 300);
    expect(await speech.heard()).toEqual(['Expanded.']);
    expect(await speech.heard()).toEqual([]);
  });

  it('fails if the screen reader is silent from the start, or stops following', async () => {
    await expect(openSpeechLog(logFile('')).begins(1)).rejects.toThrow('says nothing');
    await expect(openSpeechLog(logFile(LOG)).reaches('sync 1', 1)).rejects.toThrow('hangs');
  });
});
