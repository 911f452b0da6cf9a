import { commandLine } from '@/src/content/commandLine'
import { env } from '@/src/env'
import { Refusal } from '@/src/server/refusal'
import { runTool } from '../runTool'
import { findChromium } from './findChromium'
import { installFromSystem } from './installFromSystem'

const SYSTEM_PACKAGE = 'chromium-headless-shell'

/** The browser for the tests, installed from the system's packages or by Playwright when there is none. */
export async function findOrInstallChromium(): Promise<string> {
  const found = findChromium(env.CHROMIUM_PATH)
  if (found) return found
  console.log(commandLine.installingChromium)
  const isInstalled =
    installFromSystem(SYSTEM_PACKAGE) || (await runTool('playwright', ['install', 'chromium']))
  const installed = findChromium(env.CHROMIUM_PATH)
  if (!isInstalled || !installed) throw new Refusal(commandLine.noChromium)
  return installed
}
