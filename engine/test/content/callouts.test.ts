import { describe, expect, it } from 'vitest';
import { CALLOUT_KINDS } from '../../src/core/callouts.ts';
import { parsePage } from './support/parsePage.ts';

describe('callouts', () => {
  it.each(CALLOUT_KINDS)('are block quotes that begin with their kind: %s', (kind) => {
    for (const marker of [kind, kind.toUpperCase()]) {
      const { html, problems } = parsePage(`> [!${marker}]\n> Mind the *gap*.`);
      expect(html).toBe(`<pb-callout kind="${kind}">\n<p>Mind the <em>gap</em>.</p>\n</pb-callout>\n`);
      expect(problems).toEqual([]);
    }
  });

  it('may hold several blocks, and begin after an empty line', () => {
    const { html } = parsePage('> [!TIP]\n>\n> One.\n>\n> - Two');
    expect(html).toBe('<pb-callout kind="tip">\n<p>One.</p>\n<ul>\n<li>Two</li>\n</ul>\n</pb-callout>\n');
  });

  it('may stand in lists and quotes, whose own tags stay', () => {
    expect(parsePage('- One\n\n  > [!NOTE]\n  > Two').html).toContain('<li>\n<p>One</p>\n<pb-callout kind="note">');
    expect(parsePage('> One\n>\n> > [!NOTE]\n> > Two').html).toBe(
      '<blockquote>\n<p>One</p>\n<pb-callout kind="note">\n<p>Two</p>\n</pb-callout>\n</blockquote>\n'
    );
  });

  it('are no other quotes', () => {
    const { html, problems } = parsePage('> Read [this](#this) first.\n\n## This');
    expect(html).toMatch(/^<blockquote>/);
    expect(problems).toEqual([]);
  });

  it.each([
    ['an unknown kind', '> [!SHOUT]\n> Text', 'unknown-callout', 'There is no callout of the kind "SHOUT".'],
    ['a title alone', '> [!NOTE] Title', 'callout-text', 'The callout [!NOTE] has no text.'],
    ['no text', '> [!NOTE]', 'callout-text', 'The callout [!NOTE] has no text.']
  ])('with %s are problems, and remain quotes', (_, text, code, message) => {
    const { html, problems } = parsePage(`Before.\n\n${text}`);
    expect(html).toContain('<blockquote>');
    expect(problems).toMatchObject([
      { severity: 'error', code, message, location: { file: '/acme/page.md', line: 6 } }
    ]);
  });
});
