import { APIError } from 'payload'
import { expect, test } from 'vitest'
import { sayReasons } from '@/src/configuration/sayReasons'

const NEWER = { errors: [{ path: 'updatedAt', message: 'Une version plus récente est là.' }] }

/** As the other copy of Payload in the built server would have thrown it. */
const fromElsewhere = (data: unknown, isPublic = true) =>
  Object.assign(new Error('Refusé.'), { name: 'APIError', status: 409, isPublic, data })

test('a refusal says what it is about, whichever copy of Payload threw it', () => {
  const said = { errors: [{ name: 'APIError', message: 'Refusé.', data: NEWER }] }
  const thrown = [fromElsewhere(NEWER), new APIError('Refusé.', 409, NEWER)]
  for (const error of thrown) expect(sayReasons({ error })).toEqual({ response: said })
})

test('what is not for everybody, or says nothing more, is left as it is', () => {
  const silent = [fromElsewhere(NEWER, false), fromElsewhere(null), new Error('connection lost')]
  for (const error of silent) expect(sayReasons({ error })).toBeUndefined()
})
