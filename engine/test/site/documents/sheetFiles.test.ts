import { describe, expect, it } from 'vitest';
import fc from 'fast-check';

import { divideIntoFiles } from '../../../src/site/documents/sheetFiles.ts';

const sheet = (name: string, length: number, layer: string | null = 'components') => ({
  file: `/lib/${name}/${name}.css`,
  layer,
  length
});

const files = (...names: string[]) => names.map((name) => `/lib/${name}/${name}.css`);

describe('divideIntoFiles', () => {
  it('joins the sheets of light pages, and small sheets', () => {
    expect(divideIntoFiles([sheet('badge', 15_000), sheet('card', 24_000)], []).own).toHaveLength(1);
    const sheets = 'abcdefgh'.split('').map((name) => sheet(name, 15_000));
    expect(divideIntoFiles(sheets, [])).toEqual({ own: [files(...'abcdefgh'.split(''))], late: [] });
  });

  it('divides nothing into nothing', () => {
    expect(divideIntoFiles([], [])).toEqual({ own: [], late: [] });
  });

  it('puts a large component into a file of its own, and keeps the order around it', () => {
    const sheets = [sheet('card', 45_000), sheet('menu', 60_000), sheet('title', 15_000)];
    expect(divideIntoFiles(sheets, []).own).toEqual([files('card'), files('menu'), files('title')]);
  });

  it('joins sheets of other layers with what is before or after it', () => {
    const sheets = [sheet('card', 15_000), sheet('flex', 90_000, 'layouts'), sheet('example', 1_000, null)];
    expect(divideIntoFiles(sheets, []).own).toEqual([files('flex'), files('card', 'example')]);
  });

  it('keeps the sheets of a component together', () => {
    const table = ['table-grid', 'table'].map((name) => ({
      ...sheet('table', 60_000),
      file: `/lib/table/${name}.css`
    }));
    expect(divideIntoFiles([...table, sheet('title', 5_000)], []).own).toEqual([
      ['/lib/table/table-grid.css', '/lib/table/table.css'],
      files('title')
    ]);
  });

  it('adds requests where they save the most: of own or of late sheets', () => {
    const own = [sheet('badge', 5_000), sheet('card', 60_000), sheet('form', 5_000), sheet('label', 50_000)];
    const late = [sheet('alert', 5_000), sheet('menu', 200_000), sheet('title', 5_000)];
    expect(divideIntoFiles(own, late)).toEqual({
      own: [files('badge', 'card', 'form'), files('label')],
      late: [files('alert'), files('menu'), files('title')]
    });
  });

  it('keeps all sheets, and the order within each layer, in at most three further files', () => {
    const names = 'abcdefghijkl'.split('');
    const sheets = fc
      .array(fc.record({ length: fc.integer({ min: 1, max: 90_000 }), layer: fc.constantFrom(0, 1, 2) }), {
        maxLength: names.length
      })
      .map((all) =>
        all
          .toSorted((one, other) => one.layer - other.layer)
          .map(({ length, layer }, index) => sheet(names[index] ?? '', length, ['components', 'layouts', null][layer]))
      );
    fc.assert(
      fc.property(sheets, sheets, (own, late) => {
        const divided = divideIntoFiles(own, late);
        expect(divided.own.length + divided.late.length).toBeLessThanOrEqual(
          Math.min(own.length, 1) + Math.min(late.length, 1) + 3
        );
        for (const [given, result] of [
          [own, divided.own],
          [late, divided.late]
        ] as const) {
          expect(result.flat().toSorted()).toEqual(given.map(({ file }) => file).toSorted());
          for (const layer of ['components', 'layouts', null]) {
            const inLayer = given.filter((one) => one.layer === layer).map(({ file }) => file);
            expect(result.flat().filter((file) => inLayer.includes(file))).toEqual(inLayer);
          }
        }
      })
    );
  });
});
