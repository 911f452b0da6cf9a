import { unitStep } from '../layers'
import { runSteps } from '../runSteps'
import { lintStep, typesStep } from '../staticChecks'

/** `check`: the tests that need neither database nor browser. */
export const run = () => runSteps([{ lint: lintStep, types: typesStep }, { unit: unitStep }])
