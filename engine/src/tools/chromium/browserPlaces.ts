import { posix, win32 } from 'node:path';

/** Programs that a Chromium goes by, the lightest and plainest build first. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge'
];

const MAC_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'
];

const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
const WINDOWS_APPLICATIONS = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe'
];

/** What of a machine says where its programs are. */
export interface ProgramMachine {
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
}

/** Every file that would be an installed Chromium on this machine, in the order to try them. */
export function browserPlaces(machine: ProgramMachine): string[] {
  return [...onPath(machine, PROGRAMS), ...usualPlaces(machine)];
}

/** Where programs of these names would be among the folders that commands are looked for in. */
export function onPath({ env, platform }: ProgramMachine, programs: readonly string[]): string[] {
  const path = platform === 'win32' ? win32 : posix;
  const suffix = platform === 'win32' ? '.exe' : '';
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return programs.flatMap((program) => folders.map((folder) => path.join(folder, program + suffix)));
}

function usualPlaces({ env, platform }: ProgramMachine): string[] {
  if (platform === 'darwin') {
    const home = env['HOME'];
    return [...MAC_APPLICATIONS, ...(home ? MAC_APPLICATIONS.map((application) => home + application) : [])];
  }
  if (platform === 'win32') {
    const folders = WINDOWS_FOLDERS.map((name) => env[name]).filter((folder) => folder !== undefined);
    return folders.flatMap((folder) => WINDOWS_APPLICATIONS.map((application) => win32.join(folder, application)));
  }
  return ['/opt/google/chrome/chrome', '/snap/bin/chromium'];
}
