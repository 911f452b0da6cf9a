import { runSteps } from './testing/runSteps'
import { runVitest } from './testing/runVitest'
import { lint, types } from './testing/staticChecks'

/** `check`: the part of the tests that needs neither database nor browser. */
export const run = () => runSteps([{ lint, types }, { unit: () => runVitest('unit') }])
