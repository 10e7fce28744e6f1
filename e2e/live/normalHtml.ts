/** Meaningless differences between two renders of one example: generated names, and the time. */
const GENERATED: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // References in SVGs: generated ids, with the document's URL before them.
  [/url\((?:&quot;|["'])?[^)#"']*#[^)]*\)/g, 'url(#)'],
  [/(<pattern\b[^>]* id=")[^"]*/g, '$1#'],
  [/\bec_\d+/g, 'ec_#'],
  // Charts have clip paths and groups for their appear animation.
  [/<clipPath\b.*?<\/clipPath>|<\/?defs>/gs, ''],
  [/<g(?: clip-path="url\(#\)")?>|<\/g>/g, ''],
  // Ids by React, and those that libraries count or generate randomly.
  [/_(?:x[0-9a-z]+)?[rR]_[0-9a-z]+(?:H[0-9a-z]+)?_/g, '_r_'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '#'],
  [/(\bpf-|-)\d{10,}[0-9a-z]*/g, '$1#'],
  [/OUIA-Generated-([\w-]+?)-\d+/g, 'OUIA-Generated-$1'],
  [/(pf-[a-z-]+-?)\d+/g, '$1#'],
  [/((?:victory|clip-path|DndDescribedBy|DndLiveRegion|dnd)[\w-]*?-)[\w-]*\d[\w-]*/gi, '$1#'],
  [/\b(?:(?:victory|checkbox|radio|pf)-#|x[0-9a-z]{5,8}-\d+)/g, '#'],
  // Measurements.
  [/\d+(?:\.\d+)?px/g, '#px'],
  [/ pf-m-(?:height-)?breakpoint-\w+/g, ''],
  [/ (?:d|points|viewBox|transform|width|height|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|dx|dy)="[^"]*"/g, ''],
  // Truncated texts are focusable.
  [/(<(?:th|span)\b[^>]*) tabindex="-?\d"/g, '$1'],
  [/icon-title-\d+/g, '#'],
  // JSS class names contain the number of preceding style sheets.
  [/\b([A-Za-z]\w*)-(?:d\d+-)?\d+-\d+-\d+\b/g, '$1-#'],
  // Object URLs.
  [/blob:[^"')]+/g, 'blob:'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'then'],
  [/\d{1,2}(?::\d\d){0,2}[\s\u202f][AP]M|\d{1,2}:\d\d(?::\d\d)?/g, 'then']
];

/** Normalises HTML, to compare two renders of one example. */
export function normalHtml(html: string): string {
  return GENERATED.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), html);
}
