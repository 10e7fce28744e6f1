import { htmlAttributes as attributesIn } from '../../examples/htmlAttributes/htmlAttributes.ts';
import { isProgram, standaloneExamplesOf } from '../../examples/siteExamples.ts';
import type { EngineComponent } from '../markdownContext.ts';
import { HtmlAttributes, type HtmlAttributesProps } from './HtmlAttributes.tsx';

/** `<HtmlAttributes />`: roles, ARIA attributes, and tab stops in the page's HTML examples, by element. */
export const htmlAttributes: EngineComponent<HtmlAttributesProps> = {
  component: HtmlAttributes,
  createProps({ source: { title }, page }) {
    const sources = page.sources.filter(({ isDemo, deprecated }) => !isDemo && !deprecated);
    const prefixes = sources.flatMap(({ cssPrefix }) => cssPrefix);
    const examples = sources
      .flatMap(standaloneExamplesOf)
      .filter((example) => !isProgram(example) && !example.isDeprecated);
    const attributes = attributesIn(examples, [...new Set(prefixes)]);
    return attributes.length === 0 ? null : { attributes, title };
  }
};
