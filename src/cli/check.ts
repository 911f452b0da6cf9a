import { unit } from './testing/layers'
import { runSteps } from './testing/runSteps'
import { lint, types } from './testing/staticChecks'

/** `check`: the tests that need neither database nor browser. */
export const run = () => runSteps([{ lint, types }, { unit }])
