import type { Renderer } from 'markdown-it';

import type { ComponentNode } from '../../core/proseTree.ts';
import type { FileCode } from '../markdown/fileCode.ts';
import type { ComponentTag } from '../markdown/readComponentTag.ts';

/** A part of prose that HTML can't express. Rendered prose has an element with its number in its place. */
export type Embedded =
  | { kind: 'component'; type: ComponentNode['type']; tag: ComponentTag; line: number }
  | { kind: 'fileCode'; code: FileCode }
  | { kind: 'fence'; info: string; code: string; line: number };

/** What the Markdown parser's renderer is handed. */
export type RenderEnvironment = Parameters<Renderer['render']>[2];

/** Where the renderer notes parts, in what it is handed. */
const NOTED = 'embedded';

/** Whether blocks of code are noted as they are written, and not colored. */
const KEEPS_CODE = 'keepsCode';

/**
 * Creates what the renderer is handed.
 * @param embedded receives the parts
 * @param keepsCode whether blocks of code are such parts, as plugins expect them
 */
export function proseEnvironment(embedded: Embedded[], keepsCode = false): RenderEnvironment {
  return { [NOTED]: embedded, [KEEPS_CODE]: keepsCode };
}

/** Whether the renderer is to note blocks of code as they are written. */
export function keepsCode(environment: RenderEnvironment | undefined): boolean {
  return environment?.[KEEPS_CODE] === true;
}

/** Element in place of a part. */
export const EMBEDDED = 'pb-embedded';

/** Returns the element in place of a part, and notes the part. */
export function embed(environment: RenderEnvironment | undefined, part: Embedded): string {
  const embedded = (environment?.[NOTED] ?? []) as Embedded[];
  return embeddedStart(embedded.push(part) - 1) + EMBEDDED_END;
}

/** Returns the start tag of the element in place of a part; `EMBEDDED_END` ends it. @param index its number */
export function embeddedStart(index: number): string {
  return `<${EMBEDDED} n="${index}">`;
}

export const EMBEDDED_END = `</${EMBEDDED}>`;
