import { Refusal } from '../server/refusal'
import { runTool } from './runTool'

/** `drill`: attacks that take longer than a test may, all of them or the sections asked for. */
export async function run(sections: string[]) {
  const files = sections.map((section) => `tests/drill/${section}.test.ts`)
  if (!(await runTool('vitest', ['run', '--project=drill', ...files]))) throw new Refusal('')
}
