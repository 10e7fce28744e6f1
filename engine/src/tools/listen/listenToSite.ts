import { loadSite } from '../../content/loadSite.ts';
import { writeScreenReaderRecord } from '../../content/screenReaderRecord.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import type { SiteClaim } from '../../examples/claims/siteClaims.ts';
import { startPreviewServer } from '../../site/preview/previewServer.ts';
import type { FailedWork, WorkObserver } from '../chromium/runPool.ts';
import { connectBidi } from './bidi.ts';
import { openDesktop } from './desktop.ts';
import { NotRecordedError, openFirefoxPage } from './firefoxPage.ts';
import { createListener, type Listener } from './listener.ts';
import { planListening } from './planListening.ts';
import { programVersions, requirePrograms } from './programs.ts';

interface ListeningSummary {
  /** Number of claims that were recorded now, and of those whose records were kept. */
  recorded: number;
  unchanged: number;
  failed: FailedWork[];
}

/** Longer than a claim takes on a busy machine; after that, something hangs. */
const CLAIM_TIMEOUT_MS = 180_000;

/**
 * Records what Orca says about the claims of the last build in Firefox, and writes it to `screenReader.json` in the
 * site's folder after each claim. Records of unchanged claims are kept.
 * @param paths addresses of pages whose claims are recorded in any case; empty: all claims that have changed
 * @throws MissingToolError without Firefox, Orca, or what they need; Error when a page doesn't exist, or nothing is built
 */
export async function listenToSite(
  { config, folder, outFolder }: SiteContext,
  paths: readonly string[],
  observe: WorkObserver
): Promise<ListeningSummary> {
  requirePrograms();
  const site = await loadSite(config, folder);
  const { record, wanted, claims } = planListening(site, { folder, versions: programVersions(), paths });
  const failed: FailedWork[] = [];
  if (wanted.length > 0) {
    const server = await startPreviewServer({ folder: outFolder, port: 0, host: 'localhost' });
    let session: Session | null = null;
    try {
      observe(0, wanted.length);
      for (const [index, { claim, code }] of wanted.entries()) {
        try {
          session ??= await openSession(server.address, claim.claim.example);
          const said = await inTime(listenTwiceIfSilent(session.listener, claim));
          record.claims[claim.id] = { claim: claim.label, code, said };
          writeScreenReaderRecord(folder, record);
        } catch (error) {
          failed.push({ path: claim.label, message: error instanceof Error ? error.message : String(error) });
          if (!(error instanceof NotRecordedError)) {
            session?.close();
            session = null;
          }
        }
        observe(index + 1, wanted.length);
      }
    } finally {
      session?.close();
      await server.close();
    }
  }
  writeScreenReaderRecord(folder, record);
  return { recorded: wanted.length - failed.length, unchanged: claims - wanted.length, failed };
}

interface Session {
  listener: Listener;
  close: () => void;
}

async function openSession(origin: string, firstPage: string): Promise<Session> {
  const desktop = await openDesktop(origin + firstPage);
  try {
    const bidi = await connectBidi(desktop.browser);
    const listener = createListener(await openFirefoxPage(bidi), desktop, origin);
    return {
      listener,
      close() {
        bidi.close();
        desktop.close();
      }
    };
  } catch (error) {
    desktop.close();
    throw error;
  }
}

/** Silence counts only if it repeats. */
async function listenTwiceIfSilent(listener: Listener, claim: SiteClaim): Promise<string[]> {
  const listen = (): Promise<string[]> =>
    claim.kind === 'part' ? listener.part(claim.claim) : listener.key(claim.claim);
  const said = await listen();
  return said.length === 0 ? listen() : said;
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`took more than ${CLAIM_TIMEOUT_MS / 1000} seconds`)), CLAIM_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
