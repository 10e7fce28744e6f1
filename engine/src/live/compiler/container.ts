import type { Container } from '../frame/protocol.ts';
import { identifierPrefix } from '../../core/identifierPrefix.ts';
import { ownValue } from '../../core/ownValue.ts';
import type { TabCode } from '../../core/tabCode.ts';

/**
 * Describes the element around an example in the frame. @param styles texts of style sheets that the example imports
 */
export function containerOf(tab: TabCode, slug: string, styles: string[] = []): Container {
  const { previewId = '', previewClass = '', isFullscreen = false } = ownValue(tab.examples, slug) ?? {};
  return {
    id: previewId,
    className: previewClass,
    fills: isFullscreen,
    sheets: tab.styles,
    styles,
    identifierPrefix: identifierPrefix(slug)
  };
}
