import { expect, test } from 'vitest'
import { sanitizeLogRecord } from '@/src/domain/audit/sanitizeLogRecord'

test('Of a record only fields without personal data are logged', () => {
  const job = { id: 3, taskSlug: 'sendPasswordLink', input: { email: 'claire@mail.fr' }, log: [] }
  const logged = sanitizeLogRecord({
    msg: 'Mail to claire@mail.fr, 06 01 02 03 04, "Claire"',
    status: 200,
    url: '/contact?email=claire@mail.fr',
    user: { name: 'Claire' },
    route: { name: 'Claire' },
    job,
  })
  expect(logged).toEqual({
    msg: 'Mail to … …, "…"',
    status: 200,
    job: { id: 3, taskSlug: 'sendPasswordLink' },
  })
})

test('An error is logged with its place and without its values', () => {
  const err = new Error('No account for claire@mail.fr')
  expect(sanitizeLogRecord({ err })).toMatchObject({
    err: { message: 'No account for …', stack: expect.stringContaining('sanitizeLogRecord.test') },
  })
})
