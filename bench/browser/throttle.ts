import type { Page } from 'playwright-core';

/** A slow phone on a mediocre network: CPU 4 times slower, 10 Mbit/s, 40 ms latency. */
const SLOW_DEVICE = { processor: 4, bytesPerSecond: 10_000_000 / 8, latencyMs: 40 };

/** Throttles the CPU and network of a page. */
export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DEVICE.processor });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_DEVICE.latencyMs,
    downloadThroughput: SLOW_DEVICE.bytesPerSecond,
    uploadThroughput: SLOW_DEVICE.bytesPerSecond
  });
}
