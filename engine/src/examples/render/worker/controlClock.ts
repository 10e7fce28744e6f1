import { currentWorld } from './worlds.ts';

/** Makes the time that of the current world. */
export function controlClock(): void {
  const RealDate = Date;
  const start = currentWorld().now;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parameters: unknown[], newTarget) =>
      Reflect.construct(target, parameters.length === 0 ? [currentWorld().now] : parameters, newTarget) as Date,
    apply: () => new RealDate(currentWorld().now).toString()
  });
  RealDate.now = () => currentWorld().now;
  performance.now = () => currentWorld().now - start;
}
