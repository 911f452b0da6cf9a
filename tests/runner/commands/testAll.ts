import { findOrInstallChromium } from '../chromium'
import { allLayers } from '../layers'
import { installMissingNginx } from '../nginx'
import { runSteps } from '../runSteps'

/** `test:all`: `test`, backups, kills and outages, the sweeps over all pages, rare races, the production shape behind nginx, and the core without plugins. */
export async function run() {
  installMissingNginx()
  await findOrInstallChromium()
  await runSteps(allLayers())
}
