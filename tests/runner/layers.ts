import { findOrInstallChromium } from './chromium'
import { coreAlone } from './coreAlone'
import { runPlaywright } from './runPlaywright'
import type { TestExtent, TestStep } from './runSteps'
import { runVitest } from './runVitest'
import { buildStep, generatedStep, lintStep, typesStep } from './staticChecks'

export const unitStep: TestStep = () => runVitest('unit', 'core')

/** The layers of `npm test`, cheapest first. */
export const coreLayers = (): Record<string, TestStep>[] => [
  ...fastLayers('core'),
  { 'http, journeys': () => runPlaywright('core') },
]

/** The layers of `npm run test:all`. */
export const allLayers = (): Record<string, TestStep>[] => [
  ...fastLayers('all'),
  { operation: () => runVitest('operation', 'all') },
  { 'http, journeys': () => runPlaywright('all') },
  { 'core alone': coreAlone },
]

const fastLayers = (extent: TestExtent): Record<string, TestStep>[] => [
  { lint: lintStep, types: typesStep, generated: generatedStep },
  // The site that the HTTP tests and the journeys need is built meanwhile.
  { unit: () => runVitest('unit', extent), build: buildStep },
  {
    component: async () =>
      runVitest('component', extent, { CHROMIUM_PATH: await findOrInstallChromium() }),
  },
  { integration: () => runVitest('integration', extent) },
]
