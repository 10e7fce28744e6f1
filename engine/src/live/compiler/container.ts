import type { Container } from '../frame/protocol.ts';
import { identifierPrefix } from '../../core/identifierPrefix.ts';
import { ownValue } from '../../core/ownValue.ts';
import type { TabCode } from '../../core/tabCode.ts';

/**
 * Describes the element around an example in the frame. @param styles texts of style sheets that the example imports
 */
export function containerOf(tab: TabCode, slug: string, styles: string[] = []): Container {
  const example = ownValue(tab.examples, slug);
  const { previewId = '', previewClass = '', isFullscreen = false, canvas = null } = example ?? {};
  return {
    id: previewId,
    className: previewClass,
    fills: isFullscreen,
    canvas,
    sheets: tab.styles,
    styles,
    identifierPrefix: identifierPrefix(slug)
  };
}
