import type { EngineComponent } from '../markdownContext.ts';
import { Scorecard, type ScorecardProps, scorecardToc } from './Scorecard.tsx';
import { scorePage, scoreRules, sumCounts } from './scores.ts';

/** `<AccessibilityScorecard />`: axe-core's findings in all examples of the site, by section, rule, and page. */
export const accessibilityScorecard: EngineComponent<ScorecardProps> = {
  component: Scorecard,
  createProps(_use, { pages, navigation, audit: readAudit }) {
    const audit = readAudit();
    if (audit === null) {
      return { score: null };
    }
    const { date, axeVersion, packages } = audit;
    const sections = navigation.flatMap(({ slug, title }) => {
      const scores = pages
        .filter(({ section }) => section === slug)
        .flatMap((page) => scorePage(page, audit) ?? [])
        .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
      const counts = sumCounts(scores.map((score) => score.counts));
      return scores.length === 0 ? [] : [{ anchor: `results-${slug}`, title, counts, pages: scores }];
    });
    return {
      score: {
        audit: { date, axeVersion, packages },
        total: sumCounts(sections.map(({ counts }) => counts)),
        rules: scoreRules(sections.flatMap((section) => section.pages)),
        sections
      }
    };
  },
  toc: scorecardToc
};
