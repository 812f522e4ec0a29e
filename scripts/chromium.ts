// Finds a Chromium for the browser tests: the system's, else Playwright's own, else Debian's if this is root.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, type BrowserServer, chromium } from 'playwright-core'

// The headless shell does the same work with less CPU time than the whole browser.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'msedge',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

function ofSystem(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
  return [process.env.CHROMIUM, found, ...PLACES].find((file) => file !== undefined && existsSync(file))
}

function ofPlaywright(): string | undefined {
  const path = chromium.executablePath()
  if (path !== '' && existsSync(path)) return path
  console.error('amyitis: Chromium not found; installing Playwright’s')
  const program = new URL('../node_modules/playwright-core/cli.js', import.meta.url).pathname
  spawnSync(process.execPath, [program, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  return existsSync(path) ? path : undefined
}

function ofDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.error('amyitis: installing Debian’s Chromium')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env, timeout: 300_000 })
  for (const name of NAMES.slice(0, 2)) {
    const install = ['install', '-y', '--no-install-recommends', name]
    if (spawnSync('apt-get', install, { stdio: 'ignore', env, timeout: 600_000 }).status === 0) break
  }
  return ofSystem()
}

/** The path of Chromium; throws if there is none. */
function findChromium(): string {
  const found = ofSystem() ?? ofPlaywright() ?? ofDebian()
  if (found === undefined) throw new Error('the browser tests need Chromium: install it, or name one in CHROMIUM')
  return found
}

/** This list replaces Playwright's, so it repeats Playwright's entries for this browser. */
const SWITCHED_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // The invisible address bar of each window would be a web page in a separate process.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

const howToLaunch = (more: readonly string[]) => ({
  executablePath: findChromium(),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    `--disable-features=${SWITCHED_OFF.join(',')}`,
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    ...more,
  ],
})

/** Starts headless Chromium without background traffic. */
export const launchChromium = (...more: readonly string[]): Promise<Browser> => chromium.launch(howToLaunch(more))

/** Starts a Chromium to which several processes can connect. */
export const serveChromium = (...more: readonly string[]): Promise<BrowserServer> =>
  chromium.launchServer({ ...howToLaunch(more), host: '127.0.0.1' })
