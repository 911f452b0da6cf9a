import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ANONYMISED_EMAIL } from '@/src/domain/people/retention'
import {
  findIdsSentByOtherForm,
  type OtherFormCollection,
} from '@/src/plugins/linked-persons/queries/findIdsSentByOtherForm'
import { aContactMessage, aJobApplication, aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let started: TestPayload

beforeAll(async () => {
  started = await startTestPayload()
})
afterAll(() => started.stop())

async function sentBy(
  address: string,
  collection: OtherFormCollection,
  account: object | null = {},
) {
  const { payload } = started
  const user = account && { ...(await aUser(payload, account)), collection: 'users' as const }
  const req = await createLocalReq({ ...(user && { user }) }, payload)
  return findIdsSentByOtherForm(req, { address, collection })
}

const message = async (email: string, different: object = {}) =>
  (await aContactMessage(started.payload, { email, ...different })).id
const application = async (candidateEmail: string, different: object = {}) =>
  (await aJobApplication(started.payload, { candidateEmail, ...different })).id

test('The messages of exactly this address are found, in any case of letters', async () => {
  const [first, second] = [await message('Zoe_L@Mail.example'), await message('zoe_l@mail.example')]
  await message('anne.zoe_l@mail.example')
  await message('zoeal@mail.example')
  await message('paul@mail.example', { subject: 'Pour zoe_l@mail.example' })
  const trashed = await message('zoe_l@mail.example')
  await started.payload.db.pool.query(
    'UPDATE contact_messages SET deleted_at = now() WHERE id = $1',
    [trashed],
  )
  expect(await sentBy('ZOE_L@mail.example', 'contact-messages')).toEqual([second, first])
  expect(await sentBy('personne@mail.example', 'contact-messages')).toEqual([])
})

test('The applications of an address are found, without spam', async () => {
  const first = await application('Ugo@mail.example')
  await application('ugo@mail.example', { isSpam: true })
  await application('hugo@mail.example')
  expect(await sentBy('UGO@mail.example', 'job-applications')).toEqual([first])
})

test('Nothing is found for an anonymised person, and users without the right are refused', async () => {
  await application(ANONYMISED_EMAIL)
  await message(ANONYMISED_EMAIL)
  await message('ines@mail.example')
  expect(await sentBy(ANONYMISED_EMAIL, 'job-applications')).toEqual([])
  expect(await sentBy(ANONYMISED_EMAIL, 'contact-messages')).toEqual([])
  expect(await sentBy('ines@mail.example', 'contact-messages')).toHaveLength(1)
  await expect(
    sentBy('ines@mail.example', 'contact-messages', { status: 'inactive' }),
  ).rejects.toThrow()
  await expect(sentBy('ines@mail.example', 'contact-messages', null)).rejects.toThrow()
})
