import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { loadApp } from '../../../engine/src/site/documents/loadApp.ts';
import { renderDrawings } from '../../../engine/src/site/documents/renderDrawings.ts';
import { config, siteFolder } from './realSite.ts';

const MAX_BYTES = 4 * 1024;

const drawings = await renderDrawings(await loadApp(), config, siteFolder);
const css = readFileSync(new URL('../../../engine/src/ui/drawing/drawing.css', import.meta.url), 'utf8');

/** Addresses of the drawings with a match, and the first match. */
function matching(pattern: RegExp): string[] {
  return [...drawings].flatMap(([page, markup]) => {
    const match = pattern.exec(markup);
    return match ? [`${page}: ${match[0]}`] : [];
  });
}

describe('the drawings', () => {
  it('are small', () => {
    const sizes = [...drawings].map(([page, markup]) => [page, gzipSync(markup).length] as const);
    expect(sizes.filter(([, bytes]) => bytes > MAX_BYTES)).toEqual([]);
  });

  it('have no colors and fonts but those of the kit', () => {
    expect(matching(/ (?:fill|stroke|color|style)="[^"]*"|<(?:text|image|style|foreignObject)\b/)).toEqual([]);
    const classes = new Set([...drawings.values()].flatMap(classesOf));
    expect([...classes].filter((name) => !css.includes(`.${name} {`))).toEqual([]);
  });

  it('have no ids, which would be there twice where two galleries show a page', () => {
    expect(matching(/ id="[^"]*"|url\(/)).toEqual([]);
  });

  it('have no numbers that are none', () => {
    expect(matching(/NaN|undefined|Infinity/)).toEqual([]);
  });

  it('differ from each other, unless they are of one subject', () => {
    const pages = Map.groupBy(drawings.keys(), (page) => drawings.get(page) ?? '');
    const same = [...pages.values()].filter(({ length }) => length > 1);
    expect(same).toEqual([
      ['/components/password-generator', '/patterns/password-generator'],
      ['/components/password-strength', '/patterns/password-strength'],
      [
        '/training',
        '/training/react-fundamentals-training',
        '/training/html-fundamentals-training',
        '/training/html-css-variables-and-overrides-training'
      ]
    ]);
  });
});

function classesOf(markup: string): string[] {
  return [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
}
