import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { elementClasses, createClassIndex, sheetsOfClasses } from '../../../src/bundle/styles/classIndex.ts';
import { FEATURE_SHEETS } from '../../../src/bundle/styles/featureSheets.ts';

const index = createClassIndex(FEATURE_SHEETS);
const sheetsOf = (html: string): string[] =>
  [...sheetsOfClasses(elementClasses(html), index)].map((file) => path.basename(file));

describe('rules that few pages need', () => {
  it('are included with their feature', () => {
    expect(sheetsOf('<div class="pb-gallery"><li class="pb-card pb-gallery-card"></li></div>')).toEqual([
      'gallery.css',
      'cards.css'
    ]);
    expect(sheetsOf('<button class="pb-sort"></button>')).toEqual(['tableSort.css']);
    expect(sheetsOf('<header class="pb-hero"></header>')).toEqual(['home.css']);
    expect(sheetsOf('<ul class="pb-lost-cards"></ul>')).toEqual(['notFound.css']);
    expect(sheetsOf('<div class="pb-callout"></div>')).toEqual(['callouts.css']);
    expect(sheetsOf('<table class="pb-claims"></table><p class="pb-audit-note"></p>')).toEqual(['claims.css']);
  });

  it('are not included with the elements of every page', () => {
    expect(
      sheetsOf(
        '<main class="pb-main"><div class="pb-prose"><span class="pb-external"></span></div><p class="pb-page-audit"></p></main>'
      )
    ).toEqual([]);
  });
});
