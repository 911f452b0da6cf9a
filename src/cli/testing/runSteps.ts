import { type Outcome, sentence, sum } from './outcome'

/** Runs every step, also after a failed one, and ends with the sum over all of them. */
export async function runSteps(steps: Record<string, () => Promise<Outcome>>) {
  const outcomes: [string, Outcome][] = []
  for (const [name, step] of Object.entries(steps)) {
    console.log(`\n── ${name}`)
    outcomes.push([name, await orFailed(step)])
  }
  const total = sum(outcomes.map(([, outcome]) => outcome))
  console.log(`\n${outcomes.map(([name, outcome]) => `${name}: ${sentence(outcome)}`).join('\n')}`)
  console.log(sentence(total))
  process.exit(total.failed === 0 ? 0 : 1)
}

async function orFailed(step: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await step()
  } catch (err) {
    console.error(err)
    return { passed: 0, failed: 1 }
  }
}
