import { expect, test } from 'vitest'
import { sanitizeErrorForLog } from '@/src/domain/audit/sanitizeErrorForLog'

/** An error of PostgreSQL as pg and Drizzle pass it on. */
function createInsertError() {
  const refusal = Object.assign(new Error('Failing row: Jeanne Martin'), {
    code: '23505',
    constraint: 'users_email_idx',
    table: 'users',
    detail: 'Key (email)=(jeanne@exemple.fr) already exists.',
    where: 'PL/pgSQL function inline "Jeanne Martin"',
  })
  return Object.assign(
    new Error('Failed query: insert into "users"\nparams: jeanne@exemple.fr,0601020304', {
      cause: refusal,
    }),
    { query: 'insert into "users" values ($1)', params: ['jeanne@exemple.fr', '0601020304'] },
  )
}

test('The log of a refused query has the error and its place, and none of its values', () => {
  const logged = sanitizeErrorForLog(createInsertError())
  expect(logged).toMatchObject({
    name: 'Error',
    cause: { code: '23505', constraint: 'users_email_idx', table: 'users' },
  })
  expect(logged.stack).toMatch(/^ +at .*createInsertError/)
  expect(JSON.stringify(logged)).not.toMatch(/jeanne|martin|0601020304/i)
})

test('An error of the code is logged with its message', () => {
  expect(sanitizeErrorForLog(new TypeError('offers.map is not a function'))).toMatchObject({
    name: 'TypeError',
    message: 'offers.map is not a function',
  })
})

test.each([
  `Unexpected token 'J', "Jeanne Martin" is not valid JSON`,
  'No mailbox for jeanne@exemple.fr',
  'The row\nJeanne Martin cannot be read',
  'Not a number: +33 6 01 02 03 04',
])('A quoted value in the message is removed: %s', (message) => {
  expect(JSON.stringify(sanitizeErrorForLog(new Error(message)))).not.toMatch(
    /jeanne|martin|01 02/i,
  )
})

test('The response of a mail server is removed, its code stays', () => {
  const refused = Object.assign(new Error('550 Jeanne Martin is unknown here'), {
    responseCode: 550,
    response: '550 Jeanne Martin is unknown here',
  })
  const logged = sanitizeErrorForLog(refused)
  expect(logged).toMatchObject({ responseCode: 550 })
  expect(JSON.stringify(logged)).not.toContain('Jeanne')
})

test('Any other thrown value is logged by its type only', () => {
  expect(sanitizeErrorForLog('Jeanne Martin')).toEqual({ name: 'not an error but of type string' })
})

test('Circular causes end', () => {
  const first = new Error('first')
  first.cause = new Error('second', { cause: first })
  expect(JSON.stringify(sanitizeErrorForLog(first)).length).toBeGreaterThan(0)
})
