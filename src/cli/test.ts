import { runPlaywright } from './testing/runPlaywright'
import { runSteps } from './testing/runSteps'
import { runVitest } from './testing/runVitest'
import { generated, lint, types } from './testing/staticChecks'

/** `test`: everything that must hold, from the commas to the browser. */
export const run = () =>
  runSteps({
    lint,
    types,
    generated,
    unit: () => runVitest('unit'),
    integration: () => runVitest('integration'),
    browser: runPlaywright,
  })
