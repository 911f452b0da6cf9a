import { readFileSync } from 'node:fs'
import path from 'node:path'

let commonPasswordList = ''

/**
 * Whether the password is in the list of common passwords, which attackers try first. The list
 * names its source.
 */
export function isCommonPassword(folded: string): boolean {
  // The list is one string, because it uses a seventh of the memory of a set of lines.
  commonPasswordList ||= readFileSync(
    path.join(process.cwd(), 'src/passwords/commonPasswords.txt'),
    'latin1',
  )
  return commonPasswordList.includes(`\n${folded}\n`)
}
