import { currentReleases } from './releases.ts';

/** Names the release that is the latest by now on the button of the release menu (requirement 7.1). */
export async function startReleaseName(): Promise<void> {
  const releases = await currentReleases();
  const name = document.querySelector('.pb-release-name');
  if (releases && name) {
    name.textContent = `Release ${releases.latest.name}`;
  }
}
