import { findOrInstallChromium } from './chromium'
import { runPlaywright } from './runPlaywright'
import type { Step } from './runSteps'
import { runVitest } from './runVitest'
import { build, generated, lint, types } from './staticChecks'

export const unit: Step = () => runVitest('unit')

/** The layers of `npm test`, cheapest first. */
export const coreLayers = (): Record<string, Step>[] => [
  ...fastLayers,
  { 'http, journeys': () => runPlaywright('core') },
]

/** The layers of `npm run test:all`. */
export const allLayers = (): Record<string, Step>[] => [
  ...fastLayers,
  { operation: () => runVitest('operation') },
  { 'http, journeys': () => runPlaywright('all') },
]

const component: Step = async () =>
  runVitest('component', { CHROMIUM_PATH: await findOrInstallChromium() })

const fastLayers: Record<string, Step>[] = [
  { lint, types, generated },
  // The site that the HTTP tests and the journeys need is built meanwhile.
  { unit, build },
  { component },
  { integration: () => runVitest('integration') },
]
