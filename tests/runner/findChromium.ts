import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

// The headless shell is first: a whole browser starts its own new-tab page too.
const CHROMIUM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** For a headless browser in a container that sends requests only to the server under test. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The browser on this machine, if there is one. Test configurations import this file, so it has no
 * path alias.
 * @param chosen the value of `CHROMIUM_PATH`
 */
export function findChromium(chosen: string | undefined): string | undefined {
  return [chosen ?? '', ...CHROMIUM_PATHS, chromium.executablePath()].find(existsSync)
}
