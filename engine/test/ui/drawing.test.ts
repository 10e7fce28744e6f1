import { readFileSync } from 'node:fs';
import { createElement, type ReactElement } from 'react';

import { describe, expect, it } from 'vitest';

import { Glyphs, Icon, Text, type Tone } from '../../src/ui/drawing/index.ts';
import { renderDrawing } from '../../src/ui/drawing/renderDrawing.tsx';

const read = (file: string): string => readFileSync(new URL(`../../src/ui/drawing/${file}`, import.meta.url), 'utf8');

const pathOf = (element: ReactElement): string => / d="([^"]*)"/.exec(renderDrawing(element))?.[1] ?? '';

describe('the colors of drawings', () => {
  const union = /export type Tone =([^;]*);/.exec(read('shapes.tsx'))?.[1] ?? '';
  const tones = [...union.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name as Tone);
  const css = read('drawing.css');

  it('have a value each, for fills and for strokes', () => {
    expect(tones.length).toBeGreaterThan(15);
    const rules = tones.flatMap((tone) => [
      `--pb-drawing--${tone}:`,
      `.pb-fill-${tone} {\n    fill: var(--pb-drawing--${tone});`,
      `.pb-stroke-${tone} {\n    stroke: var(--pb-drawing--${tone});`
    ]);
    expect(rules.filter((rule) => !css.includes(rule))).toEqual([]);
  });

  it('come from tokens', () => {
    expect(css.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi)).toBeNull();
  });
});

describe('the kit', () => {
  it('draws lines of text with round ends within their width', () => {
    expect(pathOf(createElement(Text, { x: 20, y: 40, w: [60, 30], size: 6 }))).toBe('M23 40h54M23 54h24');
    expect(pathOf(createElement(Text, { x: 100, y: 40, w: 60, align: 'center' }))).toBe('M73 40h54');
    expect(pathOf(createElement(Text, { x: 100, y: 40, w: 60, align: 'end' }))).toBe('M43 40h54');
  });

  it('keeps the direction of numbers, and of icons that have one of their own', () => {
    expect(renderDrawing(createElement(Glyphs, { text: '12', x: 0, y: 0 }))).toMatch(/^<g class="pb-unmirrored">/);
    expect(renderDrawing(createElement(Icon, { name: 'check', x: 0, y: 0 }))).toMatch(/^<g class="pb-unmirrored">/);
    expect(renderDrawing(createElement(Icon, { name: 'chevron-right', x: 0, y: 0 }))).toMatch(/^<path/);
  });

  it('writes numbers with one decimal, and keeps dots and full circles', () => {
    expect(renderDrawing(createElement('circle', { r: 10 / 3, cx: 0.26 }))).toContain('r="3.3" cx="0.3"');
    expect(pathOf(createElement(Icon, { name: 'search', x: 8, y: 8 }))).toContain('a4.5 4.5 0 1 0 .1 0z');
  });
});
