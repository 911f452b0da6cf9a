import { readFileSync } from 'node:fs'
import path from 'node:path'

let lines = ''

/** Whether it is among those that are tried first, everywhere: where they are from stands in the list. */
export function isCommonPassword(folded: string): boolean {
  // As one text it takes a seventh of the memory that a set of its lines would.
  lines ||= readFileSync(path.join(process.cwd(), 'src/passwords/commonPasswords.txt'), 'latin1')
  return lines.includes(`\n${folded}\n`)
}
