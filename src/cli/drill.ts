import { Refusal } from '../server/refusal'
import { tryNextMajors } from './nextMajors'
import { runTool } from './runTool'

/** `drill`: attacks that take longer than a test may, all of them or the sections asked for; or what is to come. */
export async function run(sections: string[]) {
  const [section, ...versions] = sections
  if (section === 'next-majors') return tryNextMajors(...versions)
  const files = sections.map((section) => `tests/drill/${section}.test.ts`)
  if (!(await runTool('vitest', ['run', '--project=drill', ...files]))) throw new Refusal('')
}
