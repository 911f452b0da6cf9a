import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '@/payload-types'
import { MESSAGE_STATUSES, type MessageStatus } from '@/src/domain/submissions/messageStatus'
import { aContactMessage, aUser } from '../../support/records'
import { restClient, signIn } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let started: TestPayload
let alix: User
let moderator: ReturnType<typeof restClient>

beforeAll(async () => {
  started = await startTestPayload()
  alix = await aUser(started.payload, { name: 'Alix Moreau' })
  moderator = restClient(await signIn(alix.email))
})
afterAll(() => started.stop())

const find = (id: number) =>
  started.payload.findByID({ collection: 'contact-messages', id, depth: 0 })

const REFUSED = ['read → new', 'replied → new', 'replied → read']
const STEPS = MESSAGE_STATUSES.flatMap((from) => MESSAGE_STATUSES.map((to) => ({ from, to })))

describe.each(STEPS)('$from → $to', ({ from, to }) => {
  const isAccepted = !REFUSED.includes(`${from} → ${to}`)

  test(`is ${isAccepted ? 'accepted' : 'refused'} one by one`, async () => {
    const { id } = await aContactMessage(started.payload, { status: from })
    const { status, body } = await moderator.patch(`/contact-messages/${id}`, { status: to })
    expect(status).toBe(isAccepted ? 200 : 400)
    if (!isAccepted) expect(JSON.stringify(body)).toContain('ne revient pas en arrière')
    expect((await find(id)).status).toBe(isAccepted ? to : from)
  })

  test(`is ${isAccepted ? 'accepted' : 'refused'} in bulk`, async () => {
    const { id } = await aContactMessage(started.payload, { status: from })
    await moderator.patch(`/contact-messages?where[id][equals]=${id}`, { status: to })
    expect((await find(id)).status).toBe(isAccepted ? to : from)
  })
})

describe('A step', () => {
  const back = (id: number, from: string, to: string, client = moderator) =>
    client.patch(
      `/contact-messages?where[id][equals]=${id}&where[status][equals]=${from}&annuler=oui`,
      { status: to },
    )
  const advanced = async (status: MessageStatus) => {
    const { id } = await aContactMessage(started.payload)
    await moderator.patch(`/contact-messages/${id}`, { status })
    return id
  }

  test('can be undone at once by its author, and only to the former status', async () => {
    const read = await advanced('read')
    await back(read, 'read', 'new')
    expect((await find(read)).status).toBe('new')
    const replied = await advanced('replied')
    await back(replied, 'replied', 'read')
    expect((await find(replied)).status).toBe('read')
  })

  test('cannot be undone by a colleague or later', async () => {
    const colleague = await aUser(started.payload, { name: 'Dominique Roy' })
    const id = await advanced('read')
    await back(id, 'read', 'new', restClient(await signIn(colleague.email)))
    expect((await find(id)).status).toBe('read')
    await started.payload.db.pool.query(
      `UPDATE contact_messages SET status_changed_at = now() - interval '2 minutes' WHERE id = $1`,
      [id],
    )
    await back(id, 'read', 'new')
    expect((await find(id)).status).toBe('read')
  })
})

test('of a colleague at the same moment never overwrites a later one', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await aContactMessage(started.payload)
    const advance = (status: MessageStatus) =>
      moderator.patch(`/contact-messages/${id}`, { status })
    const [replied] = await Promise.all([advance('replied'), advance('read'), advance('read')])
    expect(replied.status).toBe(200)
    expect((await find(id)).status).toBe('replied')
  }
})

test('A step is stored with its author and time; a save without a step is not', async () => {
  const { id } = await aContactMessage(started.payload)
  await moderator.patch(`/contact-messages/${id}`, { status: 'new' })
  expect(await find(id)).toMatchObject({ statusChangedAt: null, statusChangedBy: null })
  await moderator.patch(`/contact-messages/${id}`, { status: 'read' })
  expect(await find(id)).toMatchObject({
    statusChangedAt: expect.stringMatching(/^\d{4}-/),
    statusChangedBy: alix.id,
    statusChangedByName: 'Alix Moreau',
  })
})
