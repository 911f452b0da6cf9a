import { expect, test } from 'vitest'
import { sayReasons } from '@/src/configuration/sayReasons'

const NEWER = { errors: [{ path: 'updatedAt', message: 'Une version plus récente est là.' }] }

/** As the other copy of Payload in the built server would have thrown it. */
const fromElsewhere = (data: unknown) =>
  Object.assign(new Error('Refusé.'), { name: 'APIError', status: 409, isPublic: true, data })

const short = { errors: [{ message: 'Refusé.' }] }

test('a refusal of which Payload kept the sentence alone says what it is about', () => {
  expect(sayReasons({ error: fromElsewhere(NEWER), result: short })).toEqual({
    response: { errors: [{ name: 'APIError', message: 'Refusé.', data: NEWER }] },
  })
})

test('what says all, or something else, or is not for everybody, is left as it is', () => {
  const whole = { errors: [{ name: 'APIError', message: 'Refusé.', data: NEWER }] }
  const ours = { errors: [{ message: 'Ce fichier n’est pas une image.' }] }
  const hidden = { errors: [{ message: 'Something went wrong.' }] }
  for (const result of [whole, ours, hidden]) {
    expect(sayReasons({ error: fromElsewhere(NEWER), result })).toBeUndefined()
  }
  expect(sayReasons({ error: fromElsewhere(null), result: short })).toBeUndefined()
})
