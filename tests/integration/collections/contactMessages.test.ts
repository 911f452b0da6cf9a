import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '@/payload-types'
import { MESSAGE_STATUSES, type MessageStatus } from '@/src/domain/submissions/messageStatus'
import { aContactMessage, aUser } from '../../support/records'
import { restClient, signInForCookie } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let testPayload: TestPayload
let alixAccount: User
let moderator: ReturnType<typeof restClient>

beforeAll(async () => {
  testPayload = await startTestPayload()
  alixAccount = await aUser(testPayload.payload, { name: 'Alix Moreau' })
  moderator = restClient(await signInForCookie(alixAccount.email))
})
afterAll(() => testPayload.stop())

const findMessage = (id: number) =>
  testPayload.payload.findByID({ collection: 'contact-messages', id, depth: 0 })

const REFUSED_STEPS = ['read → new', 'replied → new', 'replied → read']
const STATUS_STEPS = MESSAGE_STATUSES.flatMap((from) =>
  MESSAGE_STATUSES.map((to) => ({ from, to })),
)

describe.each(STATUS_STEPS)('$from → $to', ({ from, to }) => {
  const isAccepted = !REFUSED_STEPS.includes(`${from} → ${to}`)

  test(`is ${isAccepted ? 'accepted' : 'refused'} one by one`, async () => {
    const { id } = await aContactMessage(testPayload.payload, { status: from })
    const { status, body } = await moderator.patch(`/contact-messages/${id}`, { status: to })
    expect(status).toBe(isAccepted ? 200 : 400)
    if (!isAccepted) expect(JSON.stringify(body)).toContain('ne revient pas en arrière')
    expect((await findMessage(id)).status).toBe(isAccepted ? to : from)
  })

  test(`is ${isAccepted ? 'accepted' : 'refused'} in bulk`, async () => {
    const { id } = await aContactMessage(testPayload.payload, { status: from })
    await moderator.patch(`/contact-messages?where[id][equals]=${id}`, { status: to })
    expect((await findMessage(id)).status).toBe(isAccepted ? to : from)
  })
})

describe('A step', () => {
  const back = (id: number, from: string, to: string, client = moderator) =>
    client.patch(
      `/contact-messages?where[id][equals]=${id}&where[status][equals]=${from}&annuler=oui`,
      { status: to },
    )
  const advanced = async (status: MessageStatus) => {
    const { id } = await aContactMessage(testPayload.payload)
    await moderator.patch(`/contact-messages/${id}`, { status })
    return id
  }

  test('can be undone at once by its author, and only to the former status', async () => {
    const read = await advanced('read')
    await back(read, 'read', 'new')
    expect((await findMessage(read)).status).toBe('new')
    const replied = await advanced('replied')
    await back(replied, 'replied', 'read')
    expect((await findMessage(replied)).status).toBe('read')
  })

  test('cannot be undone by a colleague or later', async () => {
    const colleague = await aUser(testPayload.payload, { name: 'Dominique Roy' })
    const id = await advanced('read')
    await back(id, 'read', 'new', restClient(await signInForCookie(colleague.email)))
    expect((await findMessage(id)).status).toBe('read')
    await testPayload.payload.db.pool.query(
      `UPDATE contact_messages SET status_changed_at = now() - interval '2 minutes' WHERE id = $1`,
      [id],
    )
    await back(id, 'read', 'new')
    expect((await findMessage(id)).status).toBe('read')
  })
})

test('of a colleague at the same moment never overwrites a later one', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await aContactMessage(testPayload.payload)
    const advance = (status: MessageStatus) =>
      moderator.patch(`/contact-messages/${id}`, { status })
    const [replied] = await Promise.all([advance('replied'), advance('read'), advance('read')])
    expect(replied.status).toBe(200)
    expect((await findMessage(id)).status).toBe('replied')
  }
})

test('A step is stored with its author and time; a save without a step is not', async () => {
  const { id } = await aContactMessage(testPayload.payload)
  await moderator.patch(`/contact-messages/${id}`, { status: 'new' })
  expect(await findMessage(id)).toMatchObject({ statusChangedAt: null, statusChangedBy: null })
  await moderator.patch(`/contact-messages/${id}`, { status: 'read' })
  expect(await findMessage(id)).toMatchObject({
    statusChangedAt: expect.stringMatching(/^\d{4}-/),
    statusChangedBy: alixAccount.id,
    statusChangedByName: 'Alix Moreau',
  })
})
