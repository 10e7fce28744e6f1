import { installedVersion } from '../../content/packages.ts';
import { codeHash, readSiteAudit } from '../../content/siteAudit.ts';
import { type ThemeAxis, listThemes } from '../../core/themes.ts';
import { themeLabel } from '../../core/themeTexts.ts';
import { resultAddress } from '../../examples/siteExamples.ts';
import type { StoredAudit } from '../../ui/index.ts';

/** Reads the audit of a site; null if it was never audited. @param folder of the site @param axes of its themes */
export function readStoredAudit(folder: string, axes: readonly ThemeAxis[]): StoredAudit | null {
  const stored = readSiteAudit(folder);
  if (stored === null) {
    return null;
  }
  const { examples, ...rest } = stored;
  const themes = new Map(listThemes(axes).map((theme) => [theme.name, theme]));
  return {
    ...rest,
    // Those that the site has had before, but has no longer, are left out.
    otherThemes: rest.otherThemes.flatMap((name) => {
      const theme = themes.get(name);
      return theme === undefined ? [] : [{ name, label: themeLabel(axes, theme) }];
    }),
    findingsIn(example, source) {
      const audited = examples[resultAddress(example)];
      return audited === undefined
        ? null
        : {
            findings: audited,
            get isOutdated() {
              const version = source.package === null ? null : installedVersion(source.package, folder);
              return audited.code !== codeHash(example, version);
            }
          };
    }
  };
}
