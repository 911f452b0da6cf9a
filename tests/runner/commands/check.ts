import { unit } from '../layers'
import { runSteps } from '../runSteps'
import { lint, types } from '../staticChecks'

/** `check`: the tests that need neither database nor browser. */
export const run = () => runSteps([{ lint, types }, { unit }])
