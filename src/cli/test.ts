import { runPlaywright } from './testing/runPlaywright'
import { runSteps } from './testing/runSteps'
import { runVitest } from './testing/runVitest'
import { build, generated, lint, types } from './testing/staticChecks'

/** `test`: everything that must hold, from the commas to the browser. */
export const run = () =>
  runSteps([
    { lint, types, generated },
    // What the browser will meet is built meanwhile.
    { unit: () => runVitest('unit'), build },
    { integration: () => runVitest('integration') },
    { browser: runPlaywright },
  ])
