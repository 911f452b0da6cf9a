import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrandIdentity } from '@/src/queries/websiteSettings'
import { aUser } from '@/tests/support/records'
import { restClient, signIn } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let admin: ReturnType<typeof restClient>

beforeAll(async () => {
  site = await startTestPayload()
  admin = restClient(await signIn((await aUser(site.payload, { role: 'admin' })).email))
})
afterAll(() => site.stop())

const save = (change: object) => admin.post('/globals/website-settings', change)
const colours = async () => (await findBrandIdentity(site.payload)).colours

test('Colours of the firm are stored in a uniform notation, and an empty one resets the default', async () => {
  await save({ accentColor: ' #7A1FA2 ', darkColor: '#123c2b' })
  expect(await colours()).toEqual({ accent: '#7a1fa2', dark: '#123c2b' })
  await save({ accentColor: '', darkColor: null })
  expect(await colours()).toEqual({ accent: '#b23810', dark: '#0b1f3a' })
})

test.each([
  [{ accentColor: '#f5a623' }, 'texte blanc d’un bouton|lien sur'],
  [{ darkColor: '#6b7a90' }, 'texte secondaire sur la couleur foncée'],
  [{ accentColor: 'rouge' }, 'hexadécimal'],
  [{ accentColor: '#fff;background:url(//x)' }, 'hexadécimal'],
  [{ accentColor: { $ne: 1 } }, 'hexadécimal'],
])('%j is refused with a sentence', async (change, sentence) => {
  const before = await colours()
  const { status, body } = await save(change)
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toMatch(new RegExp(sentence))
  expect(await colours()).toEqual(before)
})

test('Visitors and Moderators cannot change a colour', async () => {
  const moderator = restClient(await signIn((await aUser(site.payload)).email))
  for (const client of [restClient(), moderator]) {
    const { status } = await client.post('/globals/website-settings', { accentColor: '#7a1fa2' })
    expect(status).toBe(403)
  }
})
