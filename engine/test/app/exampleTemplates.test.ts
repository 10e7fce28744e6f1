import { describe, expect, it } from 'vitest';

import { loadApp } from '../../src/documents/loadApp.ts';
import { EMPTY_DOCUMENT } from './acme.ts';
import { parse, texts } from './parse.ts';

const app = await loadApp();
const shell = parse(app.renderDocument(EMPTY_DOCUMENT));

describe('what the controls of all examples share', () => {
  it('offers the services that the site names, and a download', () => {
    expect(texts(shell, '[role=menuitem]')).toEqual(['CodeSandbox', 'Download project (zip)']);
  });

  it('has a label to count each control under, and a name with the place of the title', () => {
    const templates = [...shell.querySelectorAll<HTMLTemplateElement>('#example-controls, #example-code')];
    const controls = templates.flatMap(({ content }) => [...content.querySelectorAll<HTMLElement>('[data-control]')]);
    const named = controls.filter(({ dataset }) => dataset['control'] !== 'TS_TO_JS');
    expect(controls.length).toBeGreaterThan(6);
    expect(named.filter(({ dataset }) => !dataset['name']?.includes('%'))).toEqual([]);
  });
});
