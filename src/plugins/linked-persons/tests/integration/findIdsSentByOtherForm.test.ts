import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ANONYMISED_EMAIL } from '@/src/domain/people/retention'
import {
  findIdsSentByOtherForm,
  type OtherFormCollection,
} from '@/src/plugins/linked-persons/queries/findIdsSentByOtherForm'
import { aContactMessage, aJobApplication, aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

async function findIdsSentBy(
  address: string,
  collection: OtherFormCollection,
  account: object | null = {},
) {
  const { payload } = testPayload
  const user = account && { ...(await aUser(payload, account)), collection: 'users' as const }
  const req = await createLocalReq({ ...(user && { user }) }, payload)
  return findIdsSentByOtherForm(req, { address, collection })
}

const createMessage = async (email: string, different: object = {}) =>
  (await aContactMessage(testPayload.payload, { email, ...different })).id
const createApplication = async (candidateEmail: string, different: object = {}) =>
  (await aJobApplication(testPayload.payload, { candidateEmail, ...different })).id

test('The messages of exactly this address are found, in any case of letters', async () => {
  const [first, second] = [
    await createMessage('Zoe_L@Mail.example'),
    await createMessage('zoe_l@mail.example'),
  ]
  await createMessage('anne.zoe_l@mail.example')
  await createMessage('zoeal@mail.example')
  await createMessage('paul@mail.example', { subject: 'Pour zoe_l@mail.example' })
  const trashed = await createMessage('zoe_l@mail.example')
  await testPayload.payload.db.pool.query(
    'UPDATE contact_messages SET deleted_at = now() WHERE id = $1',
    [trashed],
  )
  expect(await findIdsSentBy('ZOE_L@mail.example', 'contact-messages')).toEqual([second, first])
  expect(await findIdsSentBy('personne@mail.example', 'contact-messages')).toEqual([])
})

test('The applications of an address are found, without spam', async () => {
  const first = await createApplication('Ugo@mail.example')
  await createApplication('ugo@mail.example', { isSpam: true })
  await createApplication('hugo@mail.example')
  expect(await findIdsSentBy('UGO@mail.example', 'job-applications')).toEqual([first])
})

test('Nothing is found for an anonymised person, and users without the right are refused', async () => {
  await createApplication(ANONYMISED_EMAIL)
  await createMessage(ANONYMISED_EMAIL)
  await createMessage('ines@mail.example')
  expect(await findIdsSentBy(ANONYMISED_EMAIL, 'job-applications')).toEqual([])
  expect(await findIdsSentBy(ANONYMISED_EMAIL, 'contact-messages')).toEqual([])
  expect(await findIdsSentBy('ines@mail.example', 'contact-messages')).toHaveLength(1)
  await expect(
    findIdsSentBy('ines@mail.example', 'contact-messages', { status: 'inactive' }),
  ).rejects.toThrow()
  await expect(findIdsSentBy('ines@mail.example', 'contact-messages', null)).rejects.toThrow()
})
