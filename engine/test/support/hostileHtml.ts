import fc from 'fast-check';

/** Elements that parsers treat in ways of their own. */
const NAMES = [
  ...['a', 'b', 'nobr', 'font', 'p', 'div', 'span', 'h1', 'ul', 'li', 'dl', 'dd', 'pre', 'listing', 'button', 'form'],
  ...['table', 'tbody', 'tr', 'td', 'th', 'caption', 'colgroup', 'col', 'select', 'option', 'optgroup', 'hr', 'br'],
  ...['textarea', 'title', 'style', 'script', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript', 'plaintext'],
  ...['template', 'svg', 'math', 'foreignObject', 'desc', 'mi', 'mtext', 'annotation-xml', 'mglyph', 'image', 'input'],
  ...['html', 'head', 'body', 'frameset', 'frame', 'base', 'link', 'meta', 'main', 'section', 'dialog', 'details'],
  ...['object', 'applet', 'marquee', 'ruby', 'rt', 'video', 'source', 'img', 'my-element', 'search', 'selectedcontent']
];

const ATTRIBUTES = [
  '',
  ' id="a"',
  " class='b c'",
  ' autofocus',
  ' title="</style></script></textarea></noscript>"',
  ' title="-->"',
  ' encoding="text/html"',
  ' definitionurl=x',
  ' color="red"',
  ' src=./x.svg srcset="./x.svg 2x"',
  ' xlink:href="#a"',
  ' /',
  ' x=">"',
  ' onclick="a()"',
  ' =',
  ' a a a'
];

const TEXTS = [
  'text',
  ' ',
  '\n',
  '\n\n',
  '&lt;/div>',
  '&amp;',
  '&#0;',
  '\0',
  '<',
  '</',
  '</>',
  '<!',
  '<?x',
  '<!-- a -->',
  '<!-->',
  '<!--->',
  '<!-- -- --!>',
  '<!--',
  '-->',
  '<![CDATA[ x ]]>',
  '<![CDATA[',
  ']]>',
  '<!DOCTYPE html>',
  '<div title="',
  "<p x='",
  '<!--<script>',
  '} h1 { color: red',
  '@import "x"; :root { --a: 1 }',
  '/*',
  '"'
];

const name = fc.constantFrom(...NAMES);
const startTag = fc.tuple(name, fc.constantFrom(...ATTRIBUTES)).map(([tag, attribute]) => `<${tag}${attribute}>`);
const endTag = name.map((tag) => `</${tag}>`);
const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ maxLength: 6 }));

const pieces = fc.array(fc.oneof({ weight: 4, arbitrary: startTag }, { weight: 3, arbitrary: endTag }, text), {
  maxLength: 14
});

const nested = fc.letrec<{ element: string }>((tie) => ({
  element: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc
      .tuple(name, fc.constantFrom(...ATTRIBUTES), fc.array(tie('element'), { maxLength: 3 }), fc.boolean())
      .map(
        ([tag, attribute, content, isClosed]) => `<${tag}${attribute}>${content.join('')}${isClosed ? `</${tag}>` : ''}`
      )
  )
}));

/** HTML that is written to break out of the element around it: any order of tags, of what never ends, and of texts. */
export const hostileHtml: fc.Arbitrary<string> = fc.oneof(
  pieces.map((parts) => parts.join('')),
  fc.array(nested.element, { maxLength: 4 }).map((parts) => parts.join(''))
);
