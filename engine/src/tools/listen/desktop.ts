import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { createPrograms } from './programs.ts';
import { type SpeechLog, openSpeechLog } from './speechLog.ts';

/** A desktop without display and sound card, on which Orca reads what Firefox shows. */
export interface Desktop {
  /** Address of Firefox's WebDriver BiDi. */
  browser: string;
  speech: SpeechLog;
  /** Presses keys that all programs see. @param keys names of X keys with modifiers: `shift+Tab` */
  press: (keys: string) => Promise<void>;
  close: () => void;
}

const SCREEN = '1280x900x24';
const START_TIMEOUT_MS = 60_000;
/** Time of programs that don't tell when they are ready. */
const SETTLE_MS = 1500;

/** Without a sound card, any other module blocks Orca after its second sentence. */
const SPEECH_CONFIG = 'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n';

const PROFILE = ['Default', 'default'];
/** Orca's defaults, without what isn't about the claim: the echo of keys, and reading a whole page when it opens. */
const ORCA_SETTINGS = {
  general: { startingProfile: PROFILE, enableKeyEcho: false, sayAllOnLoad: false, pageSummaryOnLoad: false },
  profiles: { default: { profile: PROFILE, pronunciations: {}, keybindings: {} } },
  pronunciations: {},
  keybindings: {}
};

const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'accessibility.force_disabled': -1,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'ui.prefersReducedMotion': 1
};

/**
 * @param address of a page that Firefox shows at first: it has the focus, where a blank page leaves it to the address bar
 * @throws Error when a program doesn't start in time
 */
export async function openDesktop(address: string): Promise<Desktop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'patternbook-listen-'));
  const files = writeSettings(folder);
  const env: Record<string, string> = {
    HOME: files.home,
    XDG_RUNTIME_DIR: files.runtime,
    LANG: 'C.UTF-8',
    GNOME_ACCESSIBILITY: '1'
  };
  const programs = createPrograms(env);
  const close = (): void => {
    process.off('exit', close);
    programs.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  // Also when the command is interrupted.
  process.once('exit', close);
  try {
    const display = programs.start('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN]);
    env['DISPLAY'] = `:${await firstMatch(display, 'stdout', /^(\d+)$/m)}`;
    const bus = programs.start('dbus-daemon', [`--config-file=${files.bus}`, '--nofork', '--print-address=1']);
    env['DBUS_SESSION_BUS_ADDRESS'] = await firstMatch(bus, 'stdout', /^(\S+)$/m);
    programs.start('openbox', []);
    programs.start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately']);
    programs.start('speech-dispatcher', ['--run-single', '--communication-method', 'unix_socket', '--timeout', '0']);
    await sleep(SETTLE_MS);
    programs.start('orca', ['--replace', `--debug-file=${files.log}`]);
    const speech = openSpeechLog(files.log);
    await speech.begins(START_TIMEOUT_MS);
    const firefox = programs.start('firefox-esr', [
      ...['--no-remote', '--kiosk', '--remote-debugging-port', '0'],
      ...['--profile', files.profile, address]
    ]);
    const browser = await firstMatch(firefox, 'stderr', /WebDriver BiDi listening on (ws:\/\/\S+)/);
    const xdotool = async (...args: string[]): Promise<void> => {
      await once(programs.start('xdotool', args), 'exit');
    };
    await xdotool('search', '--sync', '--onlyvisible', '--class', 'firefox', 'windowactivate', '--sync');
    return {
      browser,
      speech,
      press: (keys) => xdotool('key', '--clearmodifiers', keys),
      close
    };
  } catch (error) {
    close();
    throw error;
  }
}

interface SettingsFiles {
  home: string;
  runtime: string;
  profile: string;
  bus: string;
  log: string;
}

function writeSettings(folder: string): SettingsFiles {
  const files = {
    home: path.join(folder, 'home'),
    runtime: path.join(folder, 'run'),
    profile: path.join(folder, 'profile'),
    bus: path.join(folder, 'bus.conf'),
    log: path.join(folder, 'orca.log')
  };
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  mkdirSync(files.runtime);
  chmodSync(files.runtime, 0o700);
  write(path.join(files.home, '.config/speech-dispatcher/speechd.conf'), SPEECH_CONFIG);
  write(path.join(files.home, '.local/share/orca/user-settings.conf'), JSON.stringify(ORCA_SETTINGS));
  write(files.bus, busConfig(files.runtime));
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`
  );
  write(path.join(files.profile, 'user.js'), preferences.join(''));
  return files;
}

/** A bus that starts no services: those of a real desktop would outlive it. */
function busConfig(runtime: string): string {
  return `<busconfig>
  <type>session</type>
  <listen>unix:dir=${runtime}</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
`;
}

/** Waits until a program prints a line. @returns the first group of the pattern */
function firstMatch(
  child: ChildProcessWithoutNullStreams,
  stream: 'stdout' | 'stderr',
  pattern: RegExp
): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const fail = (): void => reject(new Error(`${child.spawnfile} didn't start: ${text.trim().slice(-300)}`));
    const timer = setTimeout(fail, START_TIMEOUT_MS);
    child.once('exit', fail);
    child[stream].on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const [, found] = pattern.exec(text) ?? [];
      if (found !== undefined) {
        clearTimeout(timer);
        child.off('exit', fail);
        resolve(found);
      }
    });
  });
}
