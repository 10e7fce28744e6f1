import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  type IndexedSheet,
  elementClasses,
  createClassIndex,
  sheetsOfClasses
} from '../../../src/bundle/styles/classIndex.ts';

let folder: string;
let card: string;
let button: string;
let text: string;
let toggle: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'patternbook-classes-'));
  const write = (name: string, css: string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, css);
    return file;
  };
  card = write('card.css', '.card { color: red } .card .button { margin: 0 } .card.m-flat::before { content: "" }');
  button = write('button.css', '@media (min-width: 1px) { .button { color: blue } }');
  toggle = write('toggle.css', '.button.chat-toggle { color: red } .button.m-round:hover { color: blue }');
  text = write('text.css', '.text p { margin: 0 } :where(.text__p, .text li) { margin: 0 }');
});

afterAll(() => rmSync(folder, { recursive: true }));

function indexed(...files: string[]): IndexedSheet[] {
  return files.map((file) => ({ file, classes: null }));
}

describe('createClassIndex', () => {
  it('associates classes with a sheet that does not define them', () => {
    const index = createClassIndex([{ file: card, classes: null, alsoFor: ['chart'] }, ...indexed(button)]);
    expect(index.get('chart')).toBe(card);
    expect(index.get('card')).toBe(card);
  });

  it('associates only the named classes with a sheet', () => {
    const index = createClassIndex([
      { file: card, classes: /^button/ },
      { file: button, classes: null }
    ]);
    expect(index.has('card')).toBe(false);
    expect(index.get('button')).toBe(button);
  });

  it('associates named classes that come after one of another sheet', () => {
    const index = createClassIndex([...indexed(button), { file: toggle, classes: /^chat-/ }]);
    expect(index.get('chat-toggle')).toBe(toggle);
    expect(index.get('button')).toBe(button);
    expect(index.has('m-round')).toBe(false);
    expect(createClassIndex(indexed(button, toggle)).has('chat-toggle')).toBe(false);
  });

  it('finds the sheet that defines a class, not one that only overrides it in a context', () => {
    const index = createClassIndex(indexed(card, button, text));
    expect(index.get('card')).toBe(card);
    expect(index.get('button')).toBe(button);
  });

  it('falls back to the sheet with selectors that start with a class', () => {
    const index = createClassIndex(indexed(card, button, text));
    expect(index.get('text')).toBe(text);
    expect(index.get('text__p')).toBe(text);
  });
});

describe('sheetsOfClasses', () => {
  it('collects the sheets of all class names, in either kind of quotes', () => {
    const index = createClassIndex(indexed(card, button, text));
    expect(sheetsOfClasses(elementClasses(`<p class="x card"><b class='button'>`), index)).toEqual(
      new Set([card, button])
    );
  });

  it('ignores text that only looks like a class', () => {
    expect(
      sheetsOfClasses(elementClasses('<p data-class="card">class="button'), createClassIndex(indexed(card, button)))
    ).toEqual(new Set());
  });
});
