import * as texts from '../../core/texts.ts';
import { textAttribute } from '../../core/markdownComponent.ts';
import type { EngineComponent } from '../markdownContext.ts';
import { IconGallerySection, type IconGallerySectionProps } from './IconGallerySection.tsx';
import './icons.css';

/** `<IconGallery />`: all icons that the configuration names. `ungroupedText` is the label of icons without a group. */
export const iconGallery: EngineComponent<IconGallerySectionProps> = {
  component: IconGallerySection,
  fillsPage: true,
  createProps: ({ block }, { icons }) =>
    icons && { ...icons, ungrouped: textAttribute(block, 'ungroupedText') ?? texts.icons.ungrouped }
};
