import { unit } from './testing/layers'
import { runSteps } from './testing/runSteps'
import { lint, types } from './testing/staticChecks'

/** `check`: the part of the tests that needs neither database nor browser. */
export const run = () => runSteps([{ lint, types }, { unit }])
