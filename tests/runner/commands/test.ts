import { findOrInstallChromium } from '../chromium'
import { coreLayers } from '../layers'
import { runSteps } from '../runSteps'

/** `test`: everything that a normal change can break. */
export async function run() {
  await findOrInstallChromium()
  await runSteps(coreLayers())
}
