import { findOrInstallChromium } from './testing/chromium'
import { coreLayers } from './testing/layers'
import { runSteps } from './testing/runSteps'

/** `test`: everything that a normal change can break. */
export async function run() {
  await findOrInstallChromium()
  await runSteps(coreLayers())
}
