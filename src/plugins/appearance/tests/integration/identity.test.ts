import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrandIdentity } from '@/src/queries/websiteSettings'
import { aUser } from '@/tests/support/records'
import { restClient, signInForCookie } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let admin: ReturnType<typeof restClient>

beforeAll(async () => {
  testPayload = await startTestPayload()
  admin = restClient(
    await signInForCookie((await aUser(testPayload.payload, { role: 'admin' })).email),
  )
})
afterAll(() => testPayload.stop())

const saveWebsiteSettings = (change: object) => admin.post('/globals/website-settings', change)
const readBrandColours = async () => (await findBrandIdentity(testPayload.payload)).colours

test('Colours of the firm are stored in a uniform notation, and an empty one resets the default', async () => {
  await saveWebsiteSettings({ accentColor: ' #7A1FA2 ', darkColor: '#123c2b' })
  expect(await readBrandColours()).toEqual({ accent: '#7a1fa2', dark: '#123c2b' })
  await saveWebsiteSettings({ accentColor: '', darkColor: null })
  expect(await readBrandColours()).toEqual({ accent: '#b23810', dark: '#0b1f3a' })
})

test.each([
  [{ accentColor: '#f5a623' }, 'texte blanc d’un bouton|lien sur'],
  [{ darkColor: '#6b7a90' }, 'texte secondaire sur la couleur foncée'],
  [{ accentColor: 'rouge' }, 'hexadécimal'],
  [{ accentColor: '#fff;background:url(//x)' }, 'hexadécimal'],
  [{ accentColor: { $ne: 1 } }, 'hexadécimal'],
])('%j is refused with a sentence', async (change, sentence) => {
  const before = await readBrandColours()
  const { status, body } = await saveWebsiteSettings(change)
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toMatch(new RegExp(sentence))
  expect(await readBrandColours()).toEqual(before)
})

test('Visitors and Moderators cannot change a colour', async () => {
  const moderator = restClient(await signInForCookie((await aUser(testPayload.payload)).email))
  for (const client of [restClient(), moderator]) {
    const { status } = await client.post('/globals/website-settings', { accentColor: '#7a1fa2' })
    expect(status).toBe(403)
  }
})
