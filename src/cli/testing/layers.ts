import { findOrInstallChromium } from './chromium'
import { type Journeys, runPlaywright } from './runPlaywright'
import type { Step } from './runSteps'
import { runVitest } from './runVitest'
import { build, generated, lint, types } from './staticChecks'

export const unit: Step = () => runVitest('unit')

/** Every layer, cheapest first; a failed layer does not stop the next one. */
export const allLayers = (journeys: Journeys): Record<string, Step>[] => [
  { lint, types, generated },
  // The site that the HTTP tests and the journeys need is built meanwhile.
  { unit, build },
  { component },
  { integration: () => runVitest('integration') },
  { 'http, journeys': () => runPlaywright(journeys) },
]

const component: Step = async () =>
  runVitest('component', { CHROMIUM_PATH: await findOrInstallChromium() })
