import { runTool } from '@/src/cli/runTool'
import { env } from '@/src/env'
import { OperatorError } from '@/src/server/operatorError'
import { findChromium } from './findChromium'
import { installFromSystem } from './installFromSystem'
import { terminalText } from './terminalText'

const CHROMIUM_PACKAGE = 'chromium-headless-shell'

/** The browser for the tests, installed from the system's packages or by Playwright when there is none. */
export async function findOrInstallChromium(): Promise<string> {
  const found = findChromium(env.CHROMIUM_PATH)
  if (found) return found
  console.log(terminalText.installingChromium)
  const isInstalled =
    installFromSystem(CHROMIUM_PACKAGE) || (await runTool('playwright', ['install', 'chromium']))
  const installed = findChromium(env.CHROMIUM_PATH)
  if (!isInstalled || !installed) throw new OperatorError(terminalText.noChromium)
  return installed
}
