import { writeFileSync } from 'node:fs'
import { formatSummary, type Outcome, sumOutcomes } from './outcome'

/** What a normal change can break, or all tests. */
export type TestExtent = 'core' | 'all'

/** Runs one or several layers of the tests. */
export type TestStep = () => Promise<Outcome[]>

/**
 * Runs the stages in order, the steps of a stage in parallel; a failed stage does not stop the next one.
 * Prints the ten slowest tests, a line for each layer and the sum over all layers, then ends the process.
 * @param report a file for the outcomes as JSON
 */
export async function runSteps(stages: Record<string, TestStep>[], report?: string) {
  const outcomes: Outcome[] = []
  for (const stage of stages) {
    console.log(`\n── ${Object.keys(stage).join(', ')}`)
    outcomes.push(...(await Promise.all(Object.entries(stage).map(runStep))).flat())
  }
  if (report) writeFileSync(report, JSON.stringify(outcomes))
  console.log(formatSummary(outcomes))
  process.exit(sumOutcomes(outcomes).failed === 0 ? 0 : 1)
}

async function runStep([layer, step]: [string, TestStep]): Promise<Outcome[]> {
  try {
    return await step()
  } catch (err) {
    console.error(err)
    return [{ layer, passed: 0, failed: 1, seconds: 0, tests: [] }]
  }
}
