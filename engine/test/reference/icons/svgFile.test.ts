import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSvgFile } from '../../../src/reference/icons/svgFile.ts';

const SHAPE = '<path d="M0 0"/>';
const svg = (content: string, attributes = 'viewBox="0 0 8 8"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const contentOf = (content: string, name = 'star', attributes?: string): string =>
  readSvgFile(svg(content, attributes), name).content;

describe('readSvgFile', () => {
  it('reads the content and its presentation attributes', () => {
    const text = `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" fill="none" stroke-width='2'>
      <!-- a star -->
      <path d="M0 0" />
      <circle r="1" ></circle>
      <text> a  <tspan>b</tspan> </text>
    </svg>`;
    expect(readSvgFile(text, 'star')).toEqual({
      viewBox: '0 0 8 8',
      content: '<g fill="none" stroke-width="2"><path d="M0 0"/><circle r="1"/><text> a  <tspan>b</tspan> </text></g>',
      className: null
    });
  });

  it.each([
    ['width="24" height="16"', '0 0 24 16'],
    ['width="24px" height=" 1.5in "', '0 0 24 144'],
    ['viewbox="0 0 24 24"', '0 0 24 24'],
    ['viewBox="-1,-.5 24, 1e2"', '-1 -0.5 24 100'],
    ['viewBox="0 0 0 0" width="9" height="9"', '0 0 9 9'],
    ['data-name="a > b" viewBox="0 0 1 1"', '0 0 1 1'],
    ["data-name='viewBox=\"9\"' viewBox='0 0 1 1'", '0 0 1 1']
  ])('knows the view box of <svg %s>', (attributes, viewBox) => {
    expect(readSvgFile(svg(SHAPE, attributes), 'star')).toEqual({ viewBox, content: SHAPE, className: null });
  });

  it.each([
    ['a script', svg(`${SHAPE}<script>alert(1)</script>`), 'it has <script>'],
    ['HTML', svg(`${SHAPE}<foreignObject><b>x</b></foreignObject>`), 'it has <foreignObject>'],
    ['HTML that ends the drawing', svg(`${SHAPE}<p>x</p>${SHAPE}`), 'it has <p> in or beside the drawing'],
    ['a handler', svg('<path d="M0 0" onclick="alert(1)"/>'), 'it has an event handler (onclick)'],
    ['a handler of the root', svg(SHAPE, 'viewBox="0 0 1 1" ONLOAD="alert(1)"'), 'it has an event handler (onload)'],
    ['a script as link', svg(`<a href="java&#10;script:alert(1)">${SHAPE}</a>`), 'it has a link that runs a script'],
    [
      'a script as animated link',
      svg(`<use><set attributeName="xlink:href" to="javascript:alert(1)"/></use>`),
      'it refers to "javascript:alert(1)"'
    ],
    ['another file', svg('<use href="sprite.svg#a"/>'), 'it refers to "sprite.svg#a"'],
    ['another file as paint', svg('<path fill="url(paint.svg#a)"/>'), 'it refers to "paint.svg#a"'],
    ['another host', svg('<image href="https://example.org/a.png"/>'), 'it refers to "https://example.org/a.png"'],
    ['another sheet', svg(`<style>@import 'a.css';</style>${SHAPE}`), 'its style sheet imports another one'],
    [
      'a prefix',
      `<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:path/></svg:svg>`,
      'its elements have the prefix "svg:"'
    ],
    [
      'a prefix inside',
      svg(`<s:path/>${SHAPE}`, 'viewBox="0 0 1 1" xmlns:s="http://www.w3.org/2000/svg"'),
      'its elements have the prefix "s:"'
    ],
    ['an open element', svg('<g><path d="M0 0">'), "its element <g> isn't closed"],
    ['an end that is missing', '<svg viewBox="0 0 1 1"><path d="M0 0"/>', "its element <svg> isn't closed"],
    [
      'entities',
      `<!DOCTYPE svg [<!ENTITY a "fill:red">]>${svg('<path style="&a;"/>')}`,
      'its attribute style has the entity &a; of the document type'
    ],
    ['no size', svg(SHAPE, ''), 'it has neither a viewBox nor a width and a height in pixels'],
    [
      'a relative size',
      svg(SHAPE, 'width="1em" height="100%"'),
      'it has neither a viewBox nor a width and a height in pixels'
    ],
    ['an invalid view box', svg(SHAPE, 'viewBox="0 0 24"'), 'its viewBox "0 0 24" is invalid'],
    ['no shape', svg(`<defs>${SHAPE}</defs>`), 'it draws nothing'],
    ['another text', 'no picture', 'it has no <svg> element'],
    ['nothing', '', 'it has no <svg> element']
  ])('refuses %s, with a reason', (_, text, reason) => {
    expect(() => readSvgFile(text, 'star')).toThrow(reason);
  });

  it('tells where in the file', () => {
    const text = '<svg viewBox="0 0 1 1">\r\n  <g>\r\n    <path onclick="x()"/>\r\n  </g>\r\n</svg>';
    expect(() => readSvgFile(text, 'star')).toThrow(expect.objectContaining({ place: { line: 3, column: 5 } }));
  });

  it('leaves out what a drawing program adds, and what would take part in the page', () => {
    const attributes =
      'viewBox="0 0 1 1" xmlns:sodipodi="http://sodipodi.example" sodipodi:docname="a.svg" data-copy="x" tabindex="0" xml:space="preserve"';
    const content = `<sodipodi:namedview><path d="x"/></sodipodi:namedview><metadata>x</metadata>${SHAPE}<a href="/x" data-tooltip="y">${SHAPE}</a>`;
    expect(contentOf(content, 'star', attributes)).toBe(`<g xml:space="preserve">${SHAPE}<a>${SHAPE}</a></g>`);
  });

  it('keeps images with their data', () => {
    const image = '<image href="data:image/png;base64,AA==" width="1" height="1"/>';
    expect(contentOf(image.replace('href', 'xlink:href'))).toBe(image);
  });
});

describe('names of a drawing', () => {
  const GRADIENT = `<linearGradient id="a"/><path fill="url(#a)"/>`;

  it('are its own, with everything that refers to them', () => {
    const content = `<defs><linearGradient id="a"/><linearGradient id="b" xlink:href="#a"/><clipPath id="c c"><rect/></clipPath></defs>
      <title id="t">A</title>
      <g aria-labelledby="t  b" class="x y" style="mask:url( '#a' );opacity:.5" clip-path="url(&quot;#c c&quot;)">
        <use href="#b"/><use n:href="#b"/>
        <rect fill="url(#a) red"><animate id="m" begin="a.click; 0.5s;m.end+1s" end="indefinite" attributeName="fill" values="#a;url(#b)"/></rect>
        <use><set attributeName="href" to="#b"/></use>
      </g>`;
    const text = svg(content, 'viewBox="0 0 1 1" id="root" xmlns:n="http://www.w3.org/1999/xlink"');
    expect(readSvgFile(text, 'star')).toEqual({
      viewBox: '0 0 1 1',
      className: null,
      idPrefix: 'svg-star__',
      content:
        '<g id="svg-star__root"><defs><linearGradient id="svg-star__a"/><linearGradient id="svg-star__b" href="#svg-star__a"/>' +
        '<clipPath id="svg-star__c c"><rect/></clipPath></defs><title id="svg-star__t">A</title>' +
        '<g aria-labelledby="svg-star__t svg-star__b" class="svg-star__x svg-star__y" style="opacity:.5;mask:url(#svg-star__a)" ' +
        'clip-path="url(&quot;#svg-star__c c&quot;)"><use href="#svg-star__b"/><use href="#svg-star__b"/>' +
        '<rect fill="url(#svg-star__a) red"><animate id="svg-star__m" begin="svg-star__a.click; 0.5s;svg-star__m.end+1s" ' +
        'end="indefinite" attributeName="fill" values="#a;url(#svg-star__b)"/></rect>' +
        '<use><set attributeName="href" to="#svg-star__b"/></use></g></g>'
    });
  });

  it('differ between drawings', () => {
    expect(contentOf(GRADIENT, 'one')).not.toBe(contentOf(GRADIENT, 'two'));
    expect(contentOf(GRADIENT, 'a b')).toContain('url(#svg-a_20_b__a)');
  });

  it('are those of its style sheets, whose rules apply to it alone', () => {
    const css = `.cls-1 { fill: url(#a) } h1 { color: red } #a > path { opacity: 0 } svg { fill: none } :root .z, b { stroke: red }
      @media print { [id=a] { fill: red } } @keyframes spin { to { rotate: 1turn } } path { animation: spin 2s }`;
    const content = contentOf(
      `<defs><style><![CDATA[${css}]]></style></defs><path class="cls-1" style="animation:spin 1s"/>`
    );
    const [, sheet = ''] = /<style>(.*)<\/style>/.exec(content) ?? [];
    expect(sheet.replaceAll('&gt;', '>').replaceAll('&quot;', '"')).toBe(
      '.svg-star__drawing-root .svg-star__cls-1{fill:url(#svg-star__a)}.svg-star__drawing-root h1{color:red}' +
        '.svg-star__drawing-root #svg-star__a>path{opacity:0}.svg-star__drawing-root,.svg-star__drawing-root svg{fill:none}' +
        '.svg-star__drawing-root .svg-star__z,.svg-star__drawing-root :root .svg-star__z,.svg-star__drawing-root b{stroke:red}' +
        '@media print{.svg-star__drawing-root [id=svg-star__a]{fill:red}}@keyframes svg-star__spin{to{rotate:1turn}}' +
        '.svg-star__drawing-root path{animation:2s svg-star__spin}'
    );
    expect(content).toMatch(
      /^<g class="svg-star__drawing-root">.*<path class="svg-star__cls-1" style="animation:1s svg-star__spin"\/><\/g>$/
    );
  });

  it('stay connected as they were, and are disjoint from those of any other drawing', () => {
    const id = fc.stringMatching(/^[A-Za-z_][\w.-]{0,6}$/);
    const drawing = fc
      .uniqueArray(id, { minLength: 1, maxLength: 5 })
      .chain((ids) =>
        fc.record({ ids: fc.constant(ids), uses: fc.array(fc.constantFrom(...ids), { minLength: 1, maxLength: 6 }) })
      );
    const write = ({ ids, uses }: { ids: string[]; uses: string[] }): string =>
      [
        ...ids.map((name) => `<linearGradient id="${name}"/>`),
        ...uses.map((name, index) =>
          index % 2 === 0 ? `<use href="#${name}"/>` : `<path style="fill:url('#${name}')"/>`
        )
      ].join('');
    const idsIn = (content: string): string[] => [...content.matchAll(/ id="([^"]*)"/g)].map(([, name = '']) => name);
    const usesIn = (content: string): string[] =>
      [...content.matchAll(/(?:href="#|url\((?:&quot;)?#)(.*?)(?:&quot;|[")])/g)].map(([, name = '']) =>
        name.replaceAll('\\', '')
      );
    fc.assert(
      fc.property(
        fc.tuple(drawing, drawing),
        fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 2 }),
        (drawings, names) => {
          const contents = drawings.map((each, index) => contentOf(write(each), names[index]));
          drawings.forEach(({ ids, uses }, index) => {
            const own = idsIn(contents[index] ?? '');
            expect(usesIn(contents[index] ?? '')).toEqual(uses.map((name) => own[ids.indexOf(name)]));
          });
          const [first = [], second = []] = contents.map(idsIn);
          expect(first.filter((name) => second.includes(name))).toEqual([]);
        }
      )
    );
  });
});
