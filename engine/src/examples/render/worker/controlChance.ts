import { currentWorld } from './worlds.ts';

/** Takes all random numbers from the current world. */
export function controlChance(): void {
  Math.random = () => currentWorld().random();
  crypto.getRandomValues = fillRandomly;
  crypto.randomUUID = randomUuid;
}

function fillRandomly<View extends ArrayBufferView>(view: View): View {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (const index of bytes.keys()) {
    bytes[index] = Math.floor(currentWorld().random() * 256);
  }
  return view;
}

function randomUuid(): `${string}-${string}-${string}-${string}-${string}` {
  const hex = Buffer.from(fillRandomly(new Uint8Array(16))).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
