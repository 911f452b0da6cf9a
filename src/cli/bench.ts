import { Refusal } from './refusal'
import { runTool } from './runTool'

/** `bench`: prints what goals are measured by; asserts nothing. */
export async function run() {
  if (!(await runTool('tsx', ['tests/bench/run.ts']))) throw new Refusal('')
}
