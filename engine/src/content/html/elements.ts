import { html } from 'parse5';

const HTML_NAMESPACE: string = html.NS.HTML;

/** Elements of the HTML standard, and the obsolete ones that browsers still render in a way of their own. */
const HTML = namesOf(`
  a abbr acronym address area article aside audio b base bdi bdo big blockquote body br button canvas caption center cite
  code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer
  form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link listing
  main map mark marquee menu meta meter nav nobr noembed noframes noscript object ol optgroup option output p param picture
  plaintext pre progress q rb rp rt rtc ruby s samp script search section select selectedcontent slot small source span
  strike strong style sub summary sup svg math table tbody td template textarea tfoot th thead time title tr track tt u ul
  var video wbr xmp`);

/** Elements of SVG, in lower case. */
const SVG = namesOf(`
  a animate animatemotion animatetransform circle clippath defs desc ellipse feblend fecolormatrix fecomponenttransfer
  fecomposite feconvolvematrix fediffuselighting fedisplacementmap fedistantlight fedropshadow feflood fefunca fefuncb
  fefuncg fefuncr fegaussianblur feimage femerge femergenode femorphology feoffset fepointlight fespecularlighting
  fespotlight fetile feturbulence filter font-face foreignobject g image line lineargradient marker mask metadata mpath path
  pattern polygon polyline radialgradient rect script set stop style svg switch symbol text textpath title tspan use view`);

/** Elements of MathML. */
const MATHML = namesOf(`
  annotation annotation-xml maction maligngroup malignmark math menclose merror mfenced mfrac mglyph mi mlabeledtr
  mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext
  mtr munder munderover none semantics`);

const VOID = namesOf('area base br col embed frame hr img input link meta param source track wbr');

/** Elements that show nothing, and load nothing, without an attribute. */
const EMPTY_WITHOUT_ATTRIBUTES = namesOf('area base embed frame img link meta param source track');

/** Elements whose end tag may be left out, as the HTML standard allows it. */
const MAY_STAY_OPEN = namesOf('p li dt dd option optgroup tr td th thead tbody tfoot colgroup caption rt rp rb rtc');

function namesOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Whether a tag in HTML content makes an element that browsers know, or one that a script can define. */
export function isElementName(name: string): boolean {
  return HTML.has(name) || isCustomElementName(name);
}

/** Whether a tag within a drawing or a formula makes an element that browsers know. */
export function isForeignElementName(name: string): boolean {
  return SVG.has(name) || MATHML.has(name);
}

/** Whether a script can define the element: its name has a dash. */
export function isCustomElementName(name: string): boolean {
  return name.includes('-');
}

export function isVoid(name: string): boolean {
  return VOID.has(name);
}

/** Whether an element without attributes is sure to be a placeholder, such as the one in `git clone <source>`. */
export function isEmptyWithoutAttributes(name: string): boolean {
  return EMPTY_WITHOUT_ATTRIBUTES.has(name);
}

/** Whether an HTML element needs no end tag. */
export function mayStayOpen(name: string): boolean {
  return MAY_STAY_OPEN.has(name) || VOID.has(name);
}

export function isHtml(element: { namespaceURI: string }): boolean {
  return element.namespaceURI === HTML_NAMESPACE;
}
