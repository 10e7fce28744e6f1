import type { CriterionResult } from '../../examples/accessibility/accessibilitySchema.ts';
import { readCriteria } from '../../examples/accessibility/readAccessibility.ts';
import { successCriteria as criteria } from '../../core/wcag.ts';
import type { EngineComponent } from '../markdownContext.ts';
import { SuccessCriteria, type SuccessCriteriaProps } from './SuccessCriteria.tsx';
import './successCriteria.css';

/**
 * `<SuccessCriteria families={…} family="…" own={…} />`: results for WCAG 2.2, those of a family of components with the
 * exceptions of the page.
 */
export const successCriteria: EngineComponent<SuccessCriteriaProps, CriterionResult[]> = {
  component: SuccessCriteria,
  readData: ({ source, block }) => readCriteria(source, block),
  createProps: ({ source }, _context, rows) => ({
    rows: rows.flatMap(({ criterion: number, ...results }) => {
      const criterion = criteria.get(number);
      return criterion ? [{ criterion, ...results }] : [];
    }),
    title: source.title
  })
};
