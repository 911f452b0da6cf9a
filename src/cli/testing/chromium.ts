import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { commandLine } from '@/src/content/commandLine'
import { env } from '@/src/env'
import { Refusal } from '@/src/server/refusal'
import { runTool } from '../runTool'
import { installFromSystem } from './installFromSystem'

// The headless shell first: a whole browser starts its own new-tab page beside the page that is tested.
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const SYSTEM_PACKAGE = 'chromium-headless-shell'

/** The browser on this machine, if there is one. */
export function findChromium(): string | undefined {
  return [env.CHROMIUM_PATH ?? '', ...USUAL_PLACES, chromium.executablePath()].find(existsSync)
}

/** The browser for the tests, installed from the system's packages or by Playwright when there is none. */
export async function findOrInstallChromium(): Promise<string> {
  const found = findChromium()
  if (found) return found
  console.log(commandLine.installingChromium)
  const isInstalled =
    installFromSystem(SYSTEM_PACKAGE) || (await runTool('playwright', ['install', 'chromium']))
  const installed = findChromium()
  if (!isInstalled || !installed) throw new Refusal(commandLine.noChromium)
  return installed
}
