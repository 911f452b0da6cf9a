import { analyse } from 'scslre'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { readSourceFiles } from '../support/sourceFiles'

/** Expressions with super-linear backtracking, and the input limit that makes them harmless. */
const BOUNDED_EXPRESSIONS: Record<string, string> = {
  '/^(.+?)\\1+$/su': 'a password of at most 512 characters',
  '/^[^a-z]+|[^a-z]+$/g': 'a password of at most 512 characters',
  '/[\\d\\W_]+$/': 'a password of at most 512 characters',
  '/(["\'`«<({[]).*(["\'`»>)}\\]])/g': 'the first 2,000 characters of an error message',
  '/\\S+@\\S+|[+\\d][\\d .-]{5,}\\d/g': 'the first 2,000 characters of an error message',
  '/^[^\\s@<>,;"]+@[^\\s@<>,;"]+\\.[^\\s@<>,;"]+$/': 'an e-mail address of at most 254 characters',
  '/[\\s.,;:–-]+$/u': 'a line that was shortened to at most 150 characters',
  '/\\S+@\\S+/': 'a line of at most 100 characters',
  '/\\/+$/': 'an environment variable',
}

/** Every regular expression literal of our code, with its files. */
function findExpressionLiterals(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { name, text } of readSourceFiles()) {
    const note = (_: string, node: unknown) => {
      const expression = readExpression(node)
      if (expression) found.set(expression, [...(found.get(expression) ?? []), name])
      return typeof node === 'bigint' ? String(node) : node
    }
    JSON.stringify(parseAst(text, { lang: name.endsWith('x') ? 'tsx' : 'ts' }), note)
  }
  return found
}

function readExpression(node: unknown): string | null {
  if (typeof node !== 'object' || node === null || !('regex' in node)) return null
  const { regex } = node
  if (typeof regex !== 'object' || regex === null) return null
  return 'pattern' in regex && 'flags' in regex ? `/${regex.pattern}/${regex.flags}` : null
}

/** Whether the time of a match can grow faster than its input. */
function isSuperLinear(expression: string): boolean {
  const end = expression.lastIndexOf('/')
  const literal = { source: expression.slice(1, end), flags: expression.slice(end + 1) }
  return analyse(literal).reports.length > 0
}

const ALL_EXPRESSIONS = findExpressionLiterals()
const SUPER_LINEAR_EXPRESSIONS = [...ALL_EXPRESSIONS.keys()].filter(isSuperLinear)

test('No regular expression backtracks super-linearly on unbounded input', () => {
  expect(ALL_EXPRESSIONS.size).toBeGreaterThan(200)
  const unbounded = SUPER_LINEAR_EXPRESSIONS.filter((one) => !(one in BOUNDED_EXPRESSIONS))
  expect(unbounded.map((one) => `${one} ${ALL_EXPRESSIONS.get(one)}`)).toEqual([])
})

// Some are in plugins, which the check of the core alone leaves out.
test('Each listed expression is still in the code', { tags: 'product' }, () => {
  expect(SUPER_LINEAR_EXPRESSIONS.sort()).toEqual(Object.keys(BOUNDED_EXPRESSIONS).sort())
})

test.each(['/[ \\t]+$/gm', '/\\s*[\\p{Cc}]+\\s*/gu'])('The check finds %s', (expression) => {
  expect(isSuperLinear(expression)).toBe(true)
})
