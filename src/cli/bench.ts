import { Refusal } from '../server/refusal'
import { runTool } from './runTool'

/** `bench`: prints what goals are measured by, all of it or the sections asked for; asserts nothing. */
export async function run(sections: string[]) {
  if (!(await runTool('tsx', ['tests/bench/run.ts', ...sections]))) throw new Refusal('')
}
