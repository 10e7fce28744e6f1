import { fillCount, fillText } from '../../core/fillText.ts';
import { formatDate } from '../../core/language.ts';
import * as texts from '../../core/texts.ts';
import type { Page } from '../../model.ts';
import type { StoredAudit } from '../../ui/index.ts';
import { scorePage } from '../../ui/scorecard/scores.ts';
import type { ShellSite } from '../../ui/view.ts';

/** Name of the Markdown component that lists the results of all pages. */
const SCORECARD = 'AccessibilityScorecard';

/**
 * Returns the results of the audit of pages, by address: how many examples have no violations, when that was found, and
 * with which release. They lead to the page's tab about accessibility, or else to the results of all pages. Pages
 * without audited examples have none, nor those that only have the site's own figures.
 */
export function pageAudits(pages: readonly Page[], audit: StoredAudit | null): ShellSite['audits'] {
  if (audit === null) {
    return new Map();
  }
  const sources = pages.flatMap((page) => page.sources);
  const scorecard = sources.find(({ blocks }) =>
    blocks.some((block) => block.kind === 'component' && block.name === SCORECARD)
  );
  return new Map(
    pages.flatMap((page) => {
      const isOfPackage = page.sources.some((source) => source.package !== null);
      const score = isOfPackage ? scorePage(page, audit) : null;
      const audited = score ? score.counts.clean + score.counts.failing : 0;
      if (!score || audited === 0) {
        return [];
      }
      const tab = page.sources.find(({ role }) => role === 'accessibility') ?? scorecard;
      const version = page.sources.map((source) => audit.packages[source.package ?? '']).find(Boolean);
      const when = [formatDate(audit.date), ...(version === undefined ? [] : [version])].join(', ');
      const { clean } = score.counts;
      const text = fillText(texts.page.audit, { clean, count: audited });
      const details = fillCount(texts.page.auditDetails, audited, { clean, when });
      return [[page.path, { text, details, href: tab?.path ?? null }] as const];
    })
  );
}
