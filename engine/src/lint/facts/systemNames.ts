import type { ComponentName } from './facts.ts';

/** What the reader of a script has to know of the system. */
export interface SystemNames {
  /** True for enumerations, of which all members are known. */
  isEnum(name: ComponentName): boolean;
  /** True for components that are pictures without text. */
  isPicture(component: ComponentName): boolean;
  /** True for components whose `style` is that of a DOM element. */
  takesStyle(component: ComponentName): boolean;
}
