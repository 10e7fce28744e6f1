import { beforeEach, describe, expect, it, vi } from 'vitest';

import { convertCode } from '../../../src/client/lazy/examples/convertCode.ts';
import { draftOf, hasDraft } from '../../../src/client/lazy/examples/drafts.ts';
import { changeCode, resetCode } from '../../../src/client/lazy/examples/editing.ts';
import { LANGUAGE_KEY, currentVersion } from '../../../src/client/lazy/examples/language.ts';
import { type Workbench, createWorkbench } from '../../../src/client/lazy/examples/workbench.ts';
import { convertToJavaScript } from '../../../src/project/toJavaScript.ts';
import { openBrowser } from '../browser.ts';

const TS = 'export const Knob: React.FunctionComponent = () => <b>1</b>;\n';
const JS = 'export const Knob = () => <b>1</b>;\n';

/** The worker that converts, without a thread. */
class Converter {
  onmessage: ((event: { data: unknown }) => void) | null = null;

  postMessage(code: string): void {
    void convertToJavaScript(code).then(
      (result) => this.onmessage?.({ data: { kind: 'done', result } }),
      () => this.onmessage?.({ data: { kind: 'refused', message: 'At fault.' } })
    );
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', Converter);
});

let count = 0;

/** An example that no other test has touched, with its code shown. */
function openWorkbench(): Workbench {
  count += 1;
  const path = `/components/knob/basic-${count}`;
  const { document } = openBrowser(
    `<p id="announcer"></p><section class="pb-example" id="basic-${count}"><h3 class="pb-example-title">Basic</h3>` +
      `<div data-controls><span data-edited hidden></span><button data-control="TOGGLE_CODE"></button>` +
      `<a data-control="FULLSCREEN_LINK" href="${path}"></a></div></section>`
  );
  const section = document.querySelector('section');
  if (!section) {
    throw new Error('no example');
  }
  const workbench = createWorkbench(section);
  const original = { lang: 'ts', code: TS } as Workbench['original'];
  return Object.assign(workbench, { original, shown: original });
}

const isMarked = ({ section }: Workbench) => section.querySelector<HTMLElement>('[data-edited]')?.hidden === false;

function convert(workbench: Workbench): Promise<void> {
  return convertCode(workbench, workbench.section, { answer: () => undefined });
}

describe('a draft', () => {
  it('is kept by the address of the example, and marked on the page', () => {
    const workbench = openWorkbench();
    const path = `/components/knob/${workbench.slug}`;
    expect(hasDraft(path)).toBe(false);
    changeCode(workbench, '// mine');
    expect(draftOf(path).edited).toEqual({ code: '// mine', lang: 'ts' });
    expect(hasDraft(path)).toBe(true);
    expect(isMarked(workbench)).toBe(true);
    clearTimeout(workbench.timer);
  });

  it('ends when the code is as it was, by hand or by reset', () => {
    const workbench = openWorkbench();
    changeCode(workbench, '// mine');
    changeCode(workbench, TS);
    expect(workbench.draft.edited).toBeNull();
    expect(isMarked(workbench)).toBe(false);
    changeCode(workbench, '// mine');
    resetCode(workbench);
    expect(workbench.draft.edited).toBeNull();
    expect(workbench.shown?.code).toBe(TS);
  });
});

describe('the language of code', () => {
  it('is remembered, and is no edit', async () => {
    const workbench = openWorkbench();
    await convert(workbench);
    expect(workbench.shown).toEqual({ code: JS, lang: 'js' });
    expect(workbench.draft.edited).toBeNull();
    expect(localStorage.getItem(LANGUAGE_KEY)).toBe('js');
    expect(await currentVersion(workbench)).toEqual({ code: JS, lang: 'js' });
    await convert(workbench);
    expect(workbench.shown?.code).toBe(TS);
    expect(localStorage.getItem(LANGUAGE_KEY)).toBeNull();
  });

  it('is that of the author after reset, whatever is preferred', async () => {
    const workbench = openWorkbench();
    await convert(workbench);
    resetCode(workbench);
    expect(workbench.shown?.code).toBe(TS);
    expect(await currentVersion(workbench)).toMatchObject({ code: TS, lang: 'ts' });
  });

  it('brings the types of edited code back, and keeps what was written since', async () => {
    const workbench = openWorkbench();
    const own = TS.replace('1', '2');
    changeCode(workbench, own);
    await convert(workbench);
    expect(workbench.draft.edited).toEqual({ code: JS.replace('1', '2'), lang: 'js' });
    await convert(workbench);
    expect(workbench.draft.edited).toEqual({ code: own, lang: 'ts' });

    await convert(workbench);
    changeCode(workbench, JS.replace('1', '3'));
    await convert(workbench);
    expect(workbench.draft.edited).toEqual({ code: JS.replace('1', '3'), lang: 'ts' });
    clearTimeout(workbench.timer);
  });

  it('leaves code as it is that can’t be converted', async () => {
    const workbench = openWorkbench();
    changeCode(workbench, 'const a: = 1');
    await convert(workbench);
    expect(workbench.shown).toEqual({ code: 'const a: = 1', lang: 'ts' });
    expect(document.querySelector('#announcer')?.textContent).toMatch(/could not be converted/);
    clearTimeout(workbench.timer);
  });
});
