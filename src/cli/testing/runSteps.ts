import { type Outcome, sentence, sum } from './outcome'

type Step = () => Promise<Outcome>
type Report = { name: string; outcome: Outcome; seconds: number }

/**
 * Runs stage after stage, the steps of a stage side by side, also after a failed one. Ends with a line
 * for each step and the sum over all of them.
 */
export async function runSteps(stages: Record<string, Step>[]) {
  const reports: Report[] = []
  for (const stage of stages) {
    console.log(`\n── ${Object.keys(stage).join(', ')}`)
    reports.push(...(await Promise.all(Object.entries(stage).map(runStep))))
  }
  const total = sum(reports.map(({ outcome }) => outcome))
  console.log(`\n${reports.map(line).join('\n')}`)
  console.log(sentence(total))
  process.exit(total.failed === 0 ? 0 : 1)
}

async function runStep([name, step]: [string, Step]): Promise<Report> {
  const start = performance.now()
  const outcome = await orFailed(step)
  return { name, outcome, seconds: Math.round((performance.now() - start) / 1000) }
}

async function orFailed(step: Step): Promise<Outcome> {
  try {
    return await step()
  } catch (err) {
    console.error(err)
    return { passed: 0, failed: 1 }
  }
}

const line = ({ name, outcome, seconds }: Report) => `${name}: ${sentence(outcome)} (${seconds} s)`
