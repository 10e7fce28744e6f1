import { describe, expect, it } from 'vitest';

import { CALLOUT_KINDS } from '../../src/core/callouts.ts';
import { NARROW_WINDOW } from '../../src/core/constants.ts';
import type { Preview } from '../../src/ui/view.ts';
import { loadApp } from '../../src/site/documents/loadApp.ts';
import type { Block, Figure, StandaloneExample } from '../../src/model.ts';
import { exampleBlock, figureBlock, makeSource, proseBlock } from './acme.ts';
import { parse, texts } from './parse.ts';

const app = await loadApp();

function body(blocks: Block[], preview?: Preview): Document {
  return parse(app.renderBody(makeSource({ blocks }), { previewOf: () => preview }));
}

function exampleOf(changes: Partial<StandaloneExample>, preview?: Preview): Element {
  const section = body([exampleBlock(changes)], preview).querySelector('section.pb-example');
  if (!section) {
    throw new Error('no example was rendered');
  }
  return section;
}

describe('renderBody', () => {
  it('keeps the order of blocks, and styles prose separately from previews', () => {
    const page = body([proseBlock('<p>One</p>'), exampleBlock(), proseBlock('<p>Two</p>')]);
    const [first, second, third] = page.body.children;
    expect(first?.className).toContain('pf-v6-c-content');
    expect(second?.tagName).toBe('SECTION');
    expect(third?.textContent).toBe('Two');
    expect(page.querySelector('.pf-v6-c-content [data-preview]')).toBeNull();
  });

  it('makes marks of prose and titles typographic, but none of an example', () => {
    const code = "<p>Don't</p>";
    const page = body([proseBlock('<p>Don\'t say "now"</p>'), exampleBlock({ title: "What it isn't" })], {
      state: 'markup',
      html: code
    });
    expect(texts(page, '.pb-prose')).toEqual(['Don’t say “now”']);
    expect(texts(page, '.pb-example-title')).toEqual(['What it isn’t']);
    expect(page.querySelector('[data-preview]')?.innerHTML).toContain(code);
  });

  it('begins with the lead and the guide, as parts of the prose after them, unless they are in the head', () => {
    const blocks: Block[] = [
      proseBlock('<p>One</p>', { part: 'lead' }),
      proseBlock('<p>Two</p>', { part: 'guide' }),
      proseBlock('<p>Three</p>')
    ];
    expect(texts(body(blocks), '.pb-prose')).toEqual(['OneTwoThree']);
    const inHead = new Set(blocks.slice(0, 2));
    const without = app.renderBody(makeSource({ blocks }), { previewOf: () => undefined, inHead });
    expect(texts(parse(without), '.pb-prose')).toEqual(['Three']);
  });

  it('marks all examples but the first two as far, without counting figures', () => {
    const figure = figureBlock();
    const page = body([exampleBlock(), figure, exampleBlock(), figure, exampleBlock(), exampleBlock()]);
    const marks = [...page.querySelectorAll('.pb-example:not(.pb-figure)')].map((example) =>
      example.hasAttribute('data-far')
    );
    expect(marks).toEqual([false, false, true, true]);
    expect(page.querySelector('.pb-figure[data-far]')).toBeNull();
  });

  it('wraps tables in scrollable boxes', () => {
    const page = body([proseBlock('<table><tr><td>a</td></tr></table><table></table>')]);
    expect(page.querySelectorAll('.pb-table[data-scrolls=Table] > table')).toHaveLength(2);
  });

  it('says of a link to a planned page that it is not written yet', () => {
    const page = body([proseBlock('<p>See <a data-planned="">dials</a>.</p>')]);
    expect(page.querySelector('a[data-planned]')?.getAttribute('data-planned')).toBe('(not written yet)');
  });

  it.each(CALLOUT_KINDS)('shows a callout as an alert that names its kind: %s', (kind) => {
    const html = `<p>Before</p><pb-callout kind="${kind}">\n<p>Mind the gap.</p>\n</pb-callout><p>After</p>`;
    const page = body([proseBlock(html)]);
    const callout = page.querySelector('.pb-prose > .pf-v6-c-alert.pf-m-inline');
    expect(callout?.querySelector('svg')).not.toBeNull();
    expect(callout?.querySelector('.pf-v6-c-alert__title')?.textContent.toLowerCase()).toBe(kind);
    expect(callout?.querySelector('.pf-v6-c-alert__description > p')?.textContent).toBe('Mind the gap.');
    expect(texts(page, '.pb-prose > p')).toEqual(['Before', 'After']);
    expect(page.querySelector('pb-callout')).toBeNull();
  });

  it('shows a placeholder for a missing component', () => {
    const location = { file: '/acme/knob.md' };
    const page = body([{ kind: 'component', name: 'KnobGallery', attributes: {}, location }]);
    expect(page.body.textContent).toContain(
      'This part of the page needs the component KnobGallery, which can’t be shown here.'
    );
  });
});

describe('the text before the first example of a tab that opens with it', () => {
  const heading = (text: string): Block =>
    proseBlock(`<div class="pb-heading"><h2 id="${text}">${text}</h2></div>`, { heading: { text, id: text } });
  const long = '<p>Turn the knob with care.</p>'.repeat(12);
  const opening = (...lead: Block[]): Document =>
    parse(
      app.renderBody(makeSource({ blocks: [...lead, exampleBlock({}, long), exampleBlock({}, long)] }), {
        previewOf: () => undefined,
        stillOf: () => null,
        opensWithExample: true
      })
    );

  it('stays as it is if it is short', () => {
    expect(opening(proseBlock('<p>One</p>'), heading('turn')).querySelector('details')).toBeNull();
  });

  it('is folded in its place if it is long: each section, and what is about the examples below their heading', () => {
    const page = opening(
      proseBlock(long),
      heading('care'),
      proseBlock('<p>One</p>'),
      heading('turn'),
      proseBlock('<p>Two</p>')
    );
    expect(texts(page, 'summary')).toEqual(['Introduction', '', 'About these examples']);
    expect(page.querySelector('summary[aria-label]')?.getAttribute('aria-label')).toBe('care');
    expect(texts(page, '.pb-heading > h2')).toEqual(['care', 'turn']);
    expect(texts(page, 'details .pb-prose').map((text) => text.slice(0, 4))).toEqual(['Turn', 'One', 'Two']);
    expect(page.querySelector('.pb-heading:has(> #turn)')?.closest('details')).toBeNull();
    expect(page.querySelector('details .pb-example')).toBeNull();
  });

  it('has no other parts than text, since readers would miss them', () => {
    expect(opening(proseBlock(long), figureBlock()).querySelector('details')).toBeNull();
  });

  it('includes a long caption, which follows the first example instead', () => {
    const [first, second] = opening().querySelectorAll('.pb-example');
    const parts = (example: Element | undefined) =>
      [...(example?.children ?? [])]
        .map(({ className }) => /pb-(?:preview|prose)/.exec(className)?.[0])
        .filter(Boolean);
    expect(parts(first)).toEqual(['pb-preview', 'pb-prose']);
    expect(parts(second)).toEqual(['pb-prose', 'pb-preview']);
  });
});

it('shows what the button of an example opens beside it', () => {
  const picture = { path: '/assets/a.webp', width: 640, height: 400 };
  const page = parse(
    app.renderBody(makeSource({ blocks: [exampleBlock({ title: 'Knob' })] }), {
      previewOf: () => undefined,
      stillOf: () => ({ light: picture, dark: picture })
    })
  );
  const images = [...page.querySelectorAll('.pb-preview > .pb-still img')];
  expect(images.map((image) => image.getAttribute('alt'))).toEqual(Array(2).fill('What the button of Knob opens'));
  expect(page.querySelector('[data-root] img')).toBeNull();
});

describe('folded examples', () => {
  const heading = (text: string): Block =>
    proseBlock(`<div class="pb-heading"><h2 id="${text}">${text}</h2></div>`, { heading: { text, id: text } });
  const examples = (start: number, count: number): Block[] =>
    Array.from({ length: count }, (_, index) =>
      exampleBlock({ title: `Knob ${start + index}`, slug: `knob-${start + index}` })
    );
  const long = (blocks: Block[]): Document =>
    parse(app.renderBody(makeSource({ blocks }), { previewOf: () => undefined, foldAbove: 8 }));
  const page = long([heading('turn'), ...examples(1, 8), heading('pull'), ...examples(9, 2)]);

  it('are in disclosures with their count and links to them, after the first ones', () => {
    expect(page.querySelectorAll('.pb-example')).toHaveLength(10);
    expect(page.querySelectorAll('details .pb-example')).toHaveLength(7);
    expect(texts(page, '.pb-fold > details > summary')).toEqual(['Knob 4 to Knob 8 5 examples', '']);
    expect(page.querySelector('summary[aria-label]')?.getAttribute('aria-label')).toBe('pull: 2 examples');
    const names = [...page.querySelectorAll('.pb-fold-names a')].map((link) => link.getAttribute('href'));
    expect(names).toEqual([4, 5, 6, 7, 8, 9, 10].map((number) => `#knob-${number}`));
  });

  it('keep the headings of their groups, and are not far', () => {
    expect(texts(page, '.pb-heading > h2')).toEqual(['turn', 'pull']);
    expect([...page.querySelectorAll('[data-far]')].map(({ id }) => id)).toEqual(['knob-3']);
  });

  it('have a filter that counts them all', () => {
    expect(page.querySelector('input[type=search]')?.getAttribute('aria-label')).toBe('Filter examples by name');
    expect(texts(page, '[role=status]')).toEqual(['10 examples']);
  });

  it('say what Markdown leaves out: what they show, and the words of disclosures and of the filter', () => {
    const rest = page.cloneNode(true) as Document;
    rest.querySelectorAll('[data-markdown-ignore]').forEach((element) => element.remove());
    for (const words of ['Loading example', '5 examples', '2 examples', 'No examples match the filters']) {
      expect(page.body.textContent).toContain(words);
      expect(rest.body.textContent).not.toContain(words);
    }
    expect(texts(rest, '.pb-heading > h2')).toEqual(['turn', 'pull']);
  });

  it('are named after their first and last example where there is no heading', () => {
    const titles = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'];
    const group = long([heading('turn'), ...titles.map((title) => exampleBlock({ title, slug: title }))]);
    expect(texts(group, '.pb-fold > details > summary')).toEqual(['D to K 8 examples', 'L 1 example']);
  });
});

describe('a figure', () => {
  const figure = (title: string, settings: Partial<Figure>) =>
    figureBlock(
      { title, slug: title.toLowerCase(), figure: { advice: null, width: null, parts: [], ...settings } },
      '<p>Why</p>'
    );

  it('stands beside the figures that follow it', () => {
    const page = body([
      figure('Yes', { advice: 'do' }),
      figure('No', { advice: 'dont' }),
      exampleBlock(),
      figure('A', {})
    ]);
    const groups = [...page.querySelectorAll('.pb-figures')];
    expect(groups.map((group) => [...group.children].map(({ id }) => id))).toEqual([['yes', 'no'], ['a']]);
  });

  it('shows its advice and has controls, but no heading', () => {
    const page = body([figure('No', { advice: 'dont' })]);
    expect(page.querySelector('#no')?.getAttribute('aria-labelledby')).toBe('pb_title_no');
    expect(page.querySelector('#pb_title_no')?.textContent).toBe('No');
    expect(page.querySelector('h3')).toBeNull();
    expect(page.querySelector('.pb-figure-advice + .pb-preview')).not.toBeNull();
    expect(texts(page, '.pb-figure-advice, .pb-figure-caption')).toEqual(['Don’t', 'Why']);
    const links = [...page.querySelectorAll('#no a')];
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['View code of No', '#no']
    ]);
  });

  it('passes the width of its component to its style', () => {
    const page = body([figure('Wide', { width: '30rem' }), figure('Free', {})]);
    expect(page.querySelector('#wide')?.getAttribute('style')).toBe('--pb-figure-width:30rem');
    expect(page.querySelector('#free')?.hasAttribute('style')).toBe(false);
  });

  it('numbers its parts, hidden from screen readers, and outside of what the example renders', () => {
    const parts: Figure['parts'] = [
      { selector: '.cap, .lid', side: null },
      { selector: '.dial', side: 'above' }
    ];
    const page = body([figure('Parts', { parts })], { state: 'live', html: '<b>Knob</b>' });
    expect(page.querySelector('#parts')?.hasAttribute('data-anatomy')).toBe(true);
    expect(page.querySelector('#parts [data-root]')?.innerHTML).toBe('<b>Knob</b>');
    const numbers = page.querySelector('#parts [data-preview] [data-island=anatomy] > [aria-hidden=true]');
    expect(numbers?.textContent).toBe('12');
    // Without scripts, style sheets place the numbers.
    expect(page.querySelector('#parts style')?.textContent).toBe(
      '@media (scripting:none){#ws-react-c-knob-basic :is(.cap, .lid){anchor-name:--parts-1}' +
        '#ws-react-c-knob-basic :is(.dial){anchor-name:--parts-2}}'
    );
    expect(texts(page, '.pb-anatomy-number[style]')).toEqual(['1', '2']);
  });
});

describe('an example', () => {
  it('is a labeled section with an anchor, a caption and a link to its own page', () => {
    const page = body([exampleBlock({ title: 'A < B' }, '<p>About it</p>')]);
    const section = page.querySelector('#basic');
    expect(section?.getAttribute('aria-labelledby')).toBe('pb_title_basic');
    expect(page.querySelector('#pb_title_basic')?.textContent).toBe('A < B');
    expect(texts(page, '#basic > .pb-prose')).toEqual(['About it']);
    const link = section?.querySelector('a[target=_blank]');
    expect(link?.getAttribute('href')).toBe('/components/knob/basic');
    expect(link?.getAttribute('aria-label')).toBe('Open A < B full screen');
    const code = section?.querySelector('.pb-example-controls > a');
    expect(code?.getAttribute('aria-label')).toBe('View code of A < B');
  });

  it('escapes its title', () => {
    const title = `<b title="x">&amp;'</b>`;
    const section = exampleOf({ title }, { state: 'live', html: '' });
    expect(section.querySelector('b')).toBeNull();
    expect(texts(section, 'h3')).toEqual([title]);
    expect(section.querySelector('.pb-anchor')?.getAttribute('aria-label')).toBe(`Link to ${title}`);
    expect(section.querySelector('[data-preview]')?.getAttribute('data-scrolls')).toBe(`Preview of ${title}`);
  });

  it('has its labels', () => {
    const section = exampleOf({ isDemo: true, isBeta: true, isDeprecated: true });
    expect(texts(section, '.pf-v6-c-label')).toEqual(['Demo', 'Beta', 'Deprecated']);
  });

  it.each<[Preview | undefined, string, string]>([
    [{ state: 'live', html: '<b>Knob</b>' }, 'static', 'hydrate'],
    [{ state: 'fresh', html: '<b>12:00</b>' }, 'static', 'fresh'],
    [{ state: 'client', reason: 'no window' }, 'client', 'client'],
    [{ state: 'error', message: 'Error: <no>' }, 'error', 'none'],
    [undefined, 'client', 'client']
  ])('rendered as %j has state "%s" and mount mode "%s"', (preview, state, mount) => {
    const host = exampleOf({}, preview).querySelector('[data-preview]');
    const hooks = ['data-state', 'data-mount', 'data-example'].map((name) => host?.getAttribute(name));
    expect(hooks).toEqual([state, mount, 'basic']);
  });

  it('contains only its rendered HTML, in the element that packaged styles target', () => {
    const root = exampleOf({}, { state: 'live', html: '<b>Knob</b>' }).querySelector('[data-root]');
    expect(root?.innerHTML).toBe('<b>Knob</b>');
    expect(root?.id).toBe('ws-react-c-knob-basic');
    expect(root?.classList.contains('ws-react-c-knob')).toBe(true);
  });

  it('shows the markup of an HTML example', () => {
    const html = '<i class="knob">on</i>';
    const section = exampleOf({ lang: 'html', code: html }, { state: 'markup', html });
    expect(section.querySelector('[data-root] > .ws-preview-html')?.innerHTML).toBe('<i class="knob">on</i>');
    expect(section.querySelector<HTMLElement>('[data-preview]')?.dataset).toMatchObject({ mount: 'none' });
  });

  it('reserves space if it is rendered in the browser only, and tells screen readers', () => {
    const root = exampleOf({}, { state: 'client', reason: 'no window' }).querySelector('[data-root]');
    expect(root?.querySelector('[aria-hidden=true] .pf-v6-c-skeleton')).not.toBeNull();
    expect(texts(exampleOf({}), '.pf-v6-screen-reader')).toContain('Loading example');
  });

  it('escapes its error message', () => {
    const section = exampleOf({}, { state: 'error', message: 'Error: <no>' });
    expect(section.querySelector('pre')?.textContent).toBe('Error: <no>');
  });
});

describe('a full-screen example', () => {
  it('is a card with a link, without an inline preview, which Markdown leaves out', () => {
    const section = exampleOf({ isFullscreen: true });
    expect(section.querySelector('[data-markdown-ignore] > * > a[target=_blank]')).not.toBeNull();
    expect(section.querySelector('[data-preview]')).toBeNull();
    const links = section.querySelectorAll('a[target=_blank]');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual(['/components/knob/basic']);
    expect(links[0]?.textContent).toBe('Open fullscreen Basic example ');
    expect(section.querySelector('.pb-full-screen-frame')).not.toBeNull();
  });

  it('shows its thumbnail if there is one', () => {
    const source = makeSource({ blocks: [exampleBlock({ isFullscreen: true })] });
    const page = parse(
      app.renderBody(source, {
        previewOf: () => undefined,
        thumbnailOf: () => ({
          light: { path: '/basic-light.webp', width: 800, height: 450 },
          dark: { path: '/basic-dark.webp', width: 800, height: 450 }
        })
      })
    );
    const pictures = [...page.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/basic-light.webp', '/basic-dark.webp']);
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(['Basic screenshot', 'Basic screenshot']);
    expect(page.querySelector('.pb-full-screen-frame')).toBeNull();
    expect(page.querySelector('.pb-full-screen-picture')?.hasAttribute('style')).toBe(false);
  });

  it('shows only the rows of the thumbnail that show something', () => {
    const source = makeSource({ blocks: [exampleBlock({ isFullscreen: true })] });
    const picture = { path: '/basic.webp', width: 800, height: 450 };
    const page = parse(
      app.renderBody(source, {
        previewOf: () => undefined,
        thumbnailOf: () => ({ light: picture, dark: picture, shown: { left: 79, top: 90, height: 90 } })
      })
    );
    const style = page.querySelector('.pb-full-screen-picture')?.getAttribute('style');
    // A quarter of the hidden rows is above it, and a fifth of the columns that the lowest box hides are before it.
    expect(style).toBe('--pb-shape:800 / 90;--pb-shown:20% 25%');
  });

  it('shows another picture in narrow windows', () => {
    const source = makeSource({ blocks: [exampleBlock({ isFullscreen: true })] });
    const picture = { path: '/basic.webp', width: 800, height: 450 };
    const narrow = { path: '/narrow.webp', width: 780, height: 300 };
    const page = parse(
      app.renderBody(source, {
        previewOf: () => undefined,
        thumbnailOf: () => ({
          light: picture,
          dark: picture,
          narrow: { light: narrow, dark: { ...narrow, path: '/narrow-dark.webp' } },
          shown: { left: 0, top: 0, height: 200 }
        })
      })
    );
    const sources = [...page.querySelectorAll('source')];
    expect(sources.map((element) => element.getAttribute('srcset'))).toEqual(['/narrow.webp', '/narrow-dark.webp']);
    expect(new Set(sources.map((element) => element.getAttribute('media')))).toEqual(new Set([NARROW_WINDOW]));
    const style = page.querySelector('.pb-full-screen-picture')?.getAttribute('style');
    expect(style).toBe('--pb-shape:800 / 200;--pb-shown:0% 0%;--pb-narrow-shape:780 / 300');
  });
});
