import * as texts from '../../core/texts.ts';
import { textAttribute } from '../../core/markdownComponent.ts';
import type { IconEntry } from '../../core/icons.ts';
import type { EngineComponent, EngineContext } from '../markdownContext.ts';
import { IconGallerySection, type IconGallerySectionProps } from './IconGallerySection.tsx';
import { IconListText } from './IconListText.tsx';
import './icons.css';
import { InlineIcon, type InlineIconProps, inlineIconText } from './InlineIcon.tsx';

/** `<IconGallery />`: all icons that the configuration names. `ungroupedText` is the label of icons without a group. */
export const iconGallery: EngineComponent<IconGallerySectionProps> = {
  component: IconGallerySection,
  markdown: IconListText,
  fillsPage: true,
  createProps: ({ block }, { icons, picturesOf }) =>
    icons && {
      ...icons,
      pictures: firstPictures(icons.icons.slice(0, PICTURED_ICONS), picturesOf),
      ungrouped: textAttribute(block, 'ungroupedText') ?? texts.icons.ungrouped
    }
};

/**
 * `<Icon name="…" color="…" label="…" />` within a sentence: an icon, in the color of a token, with a label if no text
 * beside it says what it means.
 */
export const icon: EngineComponent<InlineIconProps> = {
  component: InlineIcon,
  markdown: inlineIconText,
  isInline: true,
  text: inlineIconText,
  refersTo: { name: 'icon', color: 'optionalToken' },
  createProps({ block }, { icons, picturesOf, tokens }) {
    const name = textAttribute(block, 'name') ?? '';
    const entry = icons?.icons.find((known) => known.name === name);
    const pictured = entry && picturesOf([entry]).find((known) => known.name === name);
    const color = textAttribute(block, 'color');
    const token = color === null ? null : tokens.tokenOf(color);
    if (token && !token.values.some(({ isColor }) => isColor)) {
      throw new Error(`the token "${token.name}" is no color. Write color="…" with a token of a color.`);
    }
    return {
      name,
      picture: Object.values(pictured?.svgs ?? {})[0] ?? null,
      color: color === null ? null : { token: color, isKnown: token !== null },
      label: textAttribute(block, 'label'),
      idSuffix: String(block.location.line ?? 0)
    };
  }
};

/** Number of icons whose pictures the document contains: those of a window. More would make it much larger. */
const PICTURED_ICONS = 36;

/** Returns pictures by name, without those whose ids would have to be unique in the document. */
function firstPictures(
  icons: readonly IconEntry[],
  picturesOf: EngineContext['picturesOf']
): IconGallerySectionProps['pictures'] {
  const names = new Set(icons.map(({ name }) => name));
  return Object.fromEntries(
    picturesOf(icons).flatMap(({ name, svgs }) => {
      const [picture] = Object.values(svgs);
      return names.has(name) && picture && picture.idPrefix === undefined ? [[name, picture]] : [];
    })
  );
}
