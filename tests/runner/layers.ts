import { findOrInstallChromium } from './chromium'
import { coreAlone } from './coreAlone'
import { runPlaywright } from './runPlaywright'
import type { Extent, Step } from './runSteps'
import { runVitest } from './runVitest'
import { build, generated, lint, types } from './staticChecks'

export const unit: Step = () => runVitest('unit', 'core')

/** The layers of `npm test`, cheapest first. */
export const coreLayers = (): Record<string, Step>[] => [
  ...fastLayers('core'),
  { 'http, journeys': () => runPlaywright('core') },
]

/** The layers of `npm run test:all`. */
export const allLayers = (): Record<string, Step>[] => [
  ...fastLayers('all'),
  { operation: () => runVitest('operation', 'all') },
  { 'http, journeys': () => runPlaywright('all') },
  { 'core alone': coreAlone },
]

const fastLayers = (extent: Extent): Record<string, Step>[] => [
  { lint, types, generated },
  // The site that the HTTP tests and the journeys need is built meanwhile.
  { unit: () => runVitest('unit', extent), build },
  {
    component: async () =>
      runVitest('component', extent, { CHROMIUM_PATH: await findOrInstallChromium() }),
  },
  { integration: () => runVitest('integration', extent) },
]
