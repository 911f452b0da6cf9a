import { findOrInstallChromium } from './testing/chromium'
import { allLayers } from './testing/layers'
import { installMissingNginx } from './testing/nginx'
import { runSteps } from './testing/runSteps'

/** `test:all`: `test`, backups, kills and outages, the sweeps over all pages, rare races and the production shape behind nginx. */
export async function run() {
  installMissingNginx()
  await findOrInstallChromium()
  await runSteps(allLayers())
}
