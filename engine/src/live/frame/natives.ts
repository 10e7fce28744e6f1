/**
 * Functions of the browser, bound before a program runs. Programs can replace any method and getter on a prototype; what
 * protects the page from them must not call those.
 */
const apply: (method: (...args: never[]) => unknown, owner: object, args: readonly unknown[]) => unknown =
  Reflect.apply.bind(Reflect);

/** A captured method or getter, called on any object of its class. */
export type Method<Result> = (owner: object, ...args: unknown[]) => Result;
export type Getter<Value> = (owner: object) => Value;

/** Captures a method. */
export function methodOf(prototype: object, name: string): Method<unknown> {
  const method = (prototype as Record<string, (...args: never[]) => unknown>)[name] as (...args: never[]) => unknown;
  return (owner, ...args) => apply(method, owner, args);
}

/** Captures a getter. */
export function getterOf(prototype: object, name: string): Getter<unknown> {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name) as { get: () => unknown };
  const getter = descriptor.get;
  return (owner) => apply(getter, owner, []);
}

/** Replaces a method; programs may replace it again. */
export function replaceMethod(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}

/**
 * Calls a function before or after each call of a method, if the browser has it.
 * @param around gets the original method, the owner of the call and its arguments
 */
export function wrapMethod(
  owner: object,
  name: string,
  around: (call: () => unknown, self: object, args: readonly unknown[]) => unknown
): void {
  const method = (owner as Record<string, unknown>)[name];
  if (typeof method === 'function') {
    const native = method as (...args: never[]) => unknown;
    replaceMethod(
      owner,
      name,
      {
        [name](this: object, ...args: unknown[]): unknown {
          return around(() => apply(native, this, args), this, args);
        }
      }[name]
    );
  }
}
