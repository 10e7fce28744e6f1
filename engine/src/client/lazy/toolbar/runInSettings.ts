import { tabOfExample } from '../../../codeAddress.ts';
import type { Surroundings } from '../../../frame/protocol.ts';
import { LARGE_TEXT_SIZE, type PreviewSettings, isDefault } from './previewSettings.ts';
import { exampleAddress } from '../examples/workbench.ts';
import type { RunResult } from '../preview/livePreview.ts';
import { loadTabCode } from '../preview/tabCode.ts';
import { showWidth } from './widthHandle.ts';

/**
 * Shows an example in its frame as the settings say; by default, as the page shows it.
 * @param onWidth called when the reader has drawn the frame to another width
 * @throws (rejects) when its code can't be loaded
 */
export async function runInSettings(
  section: HTMLElement,
  settings: PreviewSettings,
  onWidth: (width: number | null) => void
): Promise<RunResult | null> {
  const [{ exampleFrame }, tab] = await Promise.all([
    import('../preview/exampleFrame.ts'),
    loadTabCode(tabOfExample(exampleAddress(section), section.id))
  ]);
  if (!section.isConnected) {
    return null;
  }
  const frame = exampleFrame(section, tab, section.id);
  const shown = frame.showIn(isDefault(settings) ? null : ownSurroundings(settings));
  if (frame.row) {
    showWidth(frame.row, section.querySelector('.pb-example-title')?.textContent ?? '', settings.width, onWidth);
  }
  return shown;
}

/** What differs from the page's surroundings. */
function ownSurroundings(settings: PreviewSettings): Partial<Surroundings> {
  const { theme, contrast, direction, hasLargeText, hasOutlines } = settings;
  return {
    ...(theme && { theme }),
    ...(contrast && { highContrast: contrast === 'high' }),
    ...(direction && { direction }),
    ...(hasLargeText && { textSize: LARGE_TEXT_SIZE }),
    ...(hasOutlines && { hasOutlines })
  };
}
