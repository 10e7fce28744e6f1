import type { AccessibilityData } from '../../examples/accessibility/accessibilitySchema.ts';
import { readYouProvide } from '../../examples/accessibility/readAccessibility.ts';
import { type ClaimsWithExamples, readClaims } from '../../examples/claims/readClaims.ts';
import type { EngineComponent } from '../markdownContext.ts';
import { providedBy } from './providedBy.ts';
import './whoProvides.css';
import { WhoProvides, type WhoProvidesProps } from './WhoProvides.tsx';

interface WhoProvidesData {
  claims: ClaimsWithExamples;
  you: AccessibilityData['youProvide'];
}

/** `<WhoProvides claims={…} own={…} />`: what the component provides, by its claims, and what the author lists. */
export const whoProvides: EngineComponent<WhoProvidesProps, WhoProvidesData> = {
  component: WhoProvides,
  readData: ({ source, block }, { exampleAt }) => ({
    claims: readClaims(source, block, exampleAt),
    you: readYouProvide(source, block)
  }),
  createProps: (_use, _context, { claims, you }) => ({ component: providedBy(claims), you })
};
