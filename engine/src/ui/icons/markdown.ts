import * as texts from '../../core/texts.ts';
import { textAttribute } from '../../core/markdownComponent.ts';
import type { IconEntry } from '../../core/icons.ts';
import type { EngineComponent, EngineContext } from '../markdownContext.ts';
import { IconGallerySection, type IconGallerySectionProps } from './IconGallerySection.tsx';
import { IconListText } from './IconListText.tsx';
import './icons.css';

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
