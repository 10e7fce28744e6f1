import { parser } from '@lezer/html';

import { type Facts, type NameFact, NO_FACTS } from './facts.ts';
import { movedFacts, sheetFacts, styleAttributeFacts } from './sheetFacts.ts';

/** Reads what the rules look at in an HTML document: classes, `style` attributes and `<style>` elements. */
export function markupFacts(html: string): Facts {
  const classes: NameFact[] = [];
  const styles: Facts[] = [];
  parser.parse(html).iterate({
    enter({ name, from, to, node }) {
      if (name === 'StyleText') {
        styles.push(movedFacts(sheetFacts(html.slice(from, to)), from));
        return;
      }
      const value =
        name === 'Attribute' ? (node.getChild('AttributeValue') ?? node.getChild('UnquotedAttributeValue')) : null;
      const attribute = value && node.getChild('AttributeName');
      if (!attribute) {
        return;
      }
      const written = html.slice(value.from, value.to);
      const quotes = /^["']/.test(written) ? 1 : 0;
      const text = written.slice(quotes, written.length - quotes);
      const at = value.from + quotes;
      switch (html.slice(attribute.from, attribute.to).toLowerCase()) {
        case 'class':
          classes.push(...[...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ name: word, at: at + index })));
          break;
        case 'style':
          styles.push(movedFacts(styleAttributeFacts(text), at));
          break;
        default:
          break;
      }
    }
  });
  return {
    ...NO_FACTS,
    classes: [...classes, ...styles.flatMap((facts) => facts.classes)],
    declarations: styles.flatMap(({ declarations }) => declarations),
    variables: styles.flatMap(({ variables }) => variables)
  };
}
