import { runTool } from '@/src/cli/runTool'
import { OperatorError } from '@/src/server/operatorError'
import { tryNextMajors } from '../nextMajors'

/**
 * `drill`: attack tests that are too slow for the test suite, all or the given sections; or the
 * trial of the next major versions.
 */
export async function run(sections: string[]) {
  const [section, ...versions] = sections
  if (section === 'next-majors') return tryNextMajors(...versions)
  const files = sections.map((section) => `/drill/${section}.test.ts`)
  if (!(await runTool('vitest', ['run', '--project=drill', ...files]))) throw new OperatorError('')
}
