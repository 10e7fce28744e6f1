import type { Token } from 'markdown-it';
import { parseInfoString, textAttribute } from '../../content/infoString.ts';
import { counterexamples } from './counterexamples.ts';
import { type Passage, NO_PROSE } from './passage.ts';
import { PassageBuilder } from './passageBuilder.ts';
import type { TextPlaces } from './textPlaces.ts';

/** Attributes of a fence that readers see as text. */
const FENCE_TEXTS = ['title', 'caption'] as const;
/** Raw HTML that is no prose: tags, and elements whose content is code or a drawing. */
const NO_PROSE_HTML = /<(pre|code|script|style|svg|samp)\b[\s\S]*?<\/\1\s*>|<[^>]*>/gi;
/** Inline tags that don't separate what stands before them from what follows. */
const FORMATTING_TAG = /^<\/?(?:a|abbr|b|em|i|kbd|mark|s|small|span|strong|sub|sup|u)[\s>/]/i;

/**
 * The prose of parsed Markdown: paragraphs, headings, cells, alternative texts, captions of figures, and the text
 * between raw HTML tags. Code, web addresses and component tags are left out.
 */
export function markdownPassages(tokens: readonly Token[], places: TextPlaces): Passage[] {
  const passages: Passage[] = [];
  const notToWrite = counterexamples(tokens);
  const build = (fill: (builder: PassageBuilder) => void): void => {
    const builder = new PassageBuilder(places);
    fill(builder);
    const passage = builder.build();
    if (passage) {
      passages.push(passage);
    }
  };
  for (const token of tokens) {
    if (token.map) {
      places.enter(token.map);
    }
    switch (token.type) {
      case 'inline':
        build((builder) => {
          addInline(token.children ?? [], builder);
          if (notToWrite.has(token)) {
            builder.mentionAll();
          }
        });
        break;
      case 'html_block':
        build((builder) => addHtml(token.content, builder));
        break;
      case 'fence':
        fenceTexts(token).forEach((text) => build((builder) => builder.add(text)));
        break;
    }
  }
  return passages;
}

function fenceTexts({ info }: Token): string[] {
  const attributes = parseInfoString(info);
  return FENCE_TEXTS.map((name) => textAttribute(attributes, name)).filter((text) => text !== null);
}

function addInline(children: readonly Token[], builder: PassageBuilder): void {
  let isAddress = false;
  for (const { type, content, info } of children) {
    if (type === 'link_open' || type === 'link_close') {
      // Of a web address that stands for itself.
      isAddress = type === 'link_open' && info === 'auto';
    } else if (type === 'em_open') {
      builder.startMention();
    } else if (type === 'em_close') {
      builder.endMention();
    } else if (type === 'text') {
      builder.add(isAddress ? NO_PROSE : content);
    } else if (type === 'image') {
      // A sentence of its own, wherever the image stands.
      builder.addUnplaced('\n');
      builder.add(content);
      builder.addUnplaced('\n');
    } else if (type === 'softbreak' || type === 'hardbreak') {
      builder.addUnplaced(' ');
    } else if (type === 'code_inline') {
      builder.skip(content, NO_PROSE);
    } else if (type === 'html_inline' && !FORMATTING_TAG.test(content)) {
      builder.skip(content, NO_PROSE);
    }
  }
}

function addHtml(html: string, builder: PassageBuilder): void {
  let end = 0;
  for (const { 0: markup, index } of html.matchAll(NO_PROSE_HTML)) {
    builder.add(html.slice(end, index));
    builder.skip(markup, NO_PROSE);
    end = index + markup.length;
  }
  builder.add(html.slice(end));
}
