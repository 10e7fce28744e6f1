import { createNumberer } from '../../core/anchors.ts';
import { compareTexts } from '../../core/language.ts';
import type { EngineComponent } from '../markdownContext.ts';
import { Scorecard, type ScorecardProps, scorecardToc } from './Scorecard.tsx';
import { scorePage, scoreRules, sumCounts } from './scores.ts';
import { scoreThemes } from './themeScores.ts';

/** `<AccessibilityScorecard />`: axe-core's findings in all examples of the site, by section, rule, and page. */
export const accessibilityScorecard: EngineComponent<ScorecardProps> = {
  component: Scorecard,
  createProps({ source }, { pages, navigation, audit: readAudit }) {
    const audit = readAudit();
    if (audit === null) {
      return { score: null };
    }
    const { date, axeVersion, packages, otherThemes, themeRules } = audit;
    const number = createNumberer(source.anchors);
    const anchors = {
      sections: number('results-by-section'),
      themes: number('results-by-theme'),
      rules: number('results-by-rule'),
      pages: number('results-by-page')
    };
    const sections = navigation.flatMap(({ slug, title }) => {
      const scores = pages
        .filter(({ section }) => section === slug)
        .flatMap((page) => scorePage(page, audit) ?? [])
        .toSorted((a, b) => compareTexts(a.title, b.title));
      const counts = sumCounts(scores.map((score) => score.counts));
      return scores.length === 0 ? [] : [{ anchor: number(`results-${slug}`), title, counts, pages: scores }];
    });
    return {
      score: {
        audit: { date, axeVersion, packages, otherThemes, themeRules },
        total: sumCounts(sections.map(({ counts }) => counts)),
        themes: scoreThemes(pages, audit),
        rules: scoreRules(sections.flatMap((section) => section.pages)),
        sections,
        anchors
      }
    };
  },
  toc: scorecardToc
};
