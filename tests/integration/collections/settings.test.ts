import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defaultNavigationItems } from '@/src/content/navigation'
import { aUser } from '../../support/records'
import { restClient, signInForCookie } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'
import { writeHome } from '../../support/writeHome'

const FieldErrorSchema = z.object({ path: z.string(), message: z.string() })
const RefusedSaveSchema = z.object({
  errors: z.array(z.object({ data: z.object({ errors: z.array(FieldErrorSchema) }) })),
})

let testPayload: TestPayload
let admin: ReturnType<typeof restClient>

beforeAll(async () => {
  testPayload = await startTestPayload()
  admin = restClient(
    await signInForCookie((await aUser(testPayload.payload, { role: 'admin' })).email),
  )
})
afterAll(() => testPayload.stop())

test('A new site has the six items of the navigation, in order', async () => {
  const { body } = await restClient().get('/globals/navigation-settings')
  expect(body.items).toMatchObject(
    defaultNavigationItems.fr.map((item, index) => ({ ...item, order: index + 1 })),
  )
})

test('A new item of the navigation has a default label, leads home and is shown', async () => {
  await admin.post('/globals/navigation-settings', { items: [{}] })
  const { items } = await testPayload.payload.findGlobal({ slug: 'navigation-settings' })
  expect(items).toMatchObject([{ label: 'Nouvel item', url: '/', isActive: true, order: 1 }])
})

test('The items of the navigation are renumbered from 1, even if other numbers are sent', async () => {
  const items = ['Un', 'Deux', 'Trois'].map((label) => ({ label, url: '/', order: 7 }))
  await admin.post('/globals/navigation-settings', { items })
  const { body } = await restClient().get('/globals/navigation-settings')
  expect(body.items).toMatchObject(items.map((item, index) => ({ ...item, order: index + 1 })))
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example'])(
  'The link %s is refused everywhere',
  async (url) => {
    const answers = [
      await admin.post('/globals/navigation-settings', { items: [{ label: 'A', url }] }),
      await admin.post('/globals/website-settings', { linkedinUrl: url }),
      await admin.post('/globals/website-settings', { twitterUrl: url }),
      await admin.post('/globals/hero-settings', { ctaUrl: url }),
      await admin.post('/globals/hero-settings', { backgroundImageUrl: url }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  },
)

test('Visitors can read that maintenance mode is on', async () => {
  await admin.post('/globals/website-settings', { maintenanceMode: true })
  const { body } = await restClient().get('/globals/website-settings')
  expect(body).toMatchObject({ maintenanceMode: true, companyName: 'Exemplia' })
})

test('Only a language with a complete home page can be the one at the root', async () => {
  const { payload } = testPayload
  const choose = (defaultLanguage: string) =>
    admin.post('/globals/website-settings', { defaultLanguage })
  const refusalOf = async (defaultLanguage: string) => {
    const { status, body } = await choose(defaultLanguage)
    expect(status).toBe(400)
    return RefusedSaveSchema.parse(body).errors[0]?.data.errors[0]
  }
  await writeHome(payload, 'fr', 'Nos chiffres')
  expect(await refusalOf('en')).toEqual({
    path: 'defaultLanguage',
    message: expect.stringMatching(
      /^En anglais, la page d’accueil n’est pas entière.*«\sChiffres\s», .*«\sQuestions fréquentes\s»/,
    ),
  })
  const copied =
    'Nous écrivons cette phrase en français, et elle est bien longue pour un seul titre.'
  await writeHome(payload, 'fr', copied)
  await writeHome(payload, 'en', copied)
  expect((await refusalOf('en'))?.message).toMatch(
    /^En anglais, la page d’accueil n’est pas traduite/,
  )
  await writeHome(payload, 'en', 'Our figures')
  expect((await choose('en')).status).toBe(200)

  const team = { heading: 'Our figures' }
  const { faq } = await payload.findGlobal({ slug: 'home-page' })
  const more = { question: 'Une de plus', answer: 'Oui' }
  await payload.updateGlobal({
    slug: 'home-page',
    data: { faq: [...(faq ?? []), more], team },
    context: { disableRevalidate: true },
  })
  expect((await choose('en')).status).toBe(200)
  expect((await choose('fr')).status).toBe(200)
  expect((await refusalOf('en'))?.message).toMatch(/textes dans «\sQuestions fréquentes\s»\./)
})

describe('The SMTP password', () => {
  test('is never returned, only whether it is saved', async () => {
    const saved = await save({ smtpUser: 'robot', smtpPassword: 'secret-smtp' })
    const read = await admin.get('/globals/email-settings?showHiddenFields=true')
    for (const body of [saved.body.result, read.body]) {
      expect(body).toMatchObject({ smtpPasswordSaved: true, smtpPassword: null })
    }
  })

  test('is stored encrypted, and decrypted by our own code', async () => {
    await save({ smtpUser: 'robot', smtpPassword: 'secret-smtp' })
    const { smtpPassword } = await testPayload.payload.findGlobal({ slug: 'email-settings' })
    expect(smtpPassword).not.toContain('secret-smtp')
    expect(await opened(smtpPassword)).toBe('secret-smtp')
  })

  test.each([{ fromName: 'Recrutement' }, { smtpPassword: '' }])(
    'is not changed by %j',
    async (change) => {
      await save({ smtpUser: 'robot', smtpPassword: 'secret-smtp' })
      await save(change)
      const { smtpPassword } = await testPayload.payload.findGlobal({ slug: 'email-settings' })
      expect(await opened(smtpPassword)).toBe('secret-smtp')
    },
  )

  test.each([
    { smtpUser: '' },
    { smtpUser: 'autre' },
    { smtpHost: 'smtp.ailleurs.test' },
    { smtpPort: 2525 },
  ])('is removed when the server, port or user changes: %j', async (change) => {
    await save({ smtpHost: '', smtpPort: 587, smtpUser: 'robot', smtpPassword: 'secret-smtp' })
    const { body } = await save(change)
    expect(body.result).toMatchObject({ smtpPasswordSaved: false })
    const { smtpPassword } = await testPayload.payload.findGlobal({ slug: 'email-settings' })
    expect(smtpPassword).toBeNull()
  })

  test('is stored nowhere in clear text, not even for the confirmation', async () => {
    await save({ smtpUser: 'robot', smtpPassword: 'secret-smtp' })
    for (const path of ['', '?select[confirmedServer]=true', '?depth=3&showHiddenFields=true']) {
      const { body } = await admin.get(`/globals/email-settings${path}`)
      expect(body).not.toHaveProperty('confirmedServer')
      expect(body.smtpPassword ?? null).toBeNull()
    }
    const { rows } = await testPayload.payload.db.pool.query('SELECT * FROM email_settings')
    expect(JSON.stringify(rows)).not.toContain('secret-smtp')
  })

  test('that was saved before encryption is read unchanged', async () => {
    for (const before of [testPayload.payload.encrypt('ancien secret'), 'en clair, jadis']) {
      expect(await opened(before)).toBe(before.startsWith('en') ? before : 'ancien secret')
    }
  })

  test('that was altered, or encrypted with another secret, is null', async () => {
    await save({ smtpUser: 'robot', smtpPassword: 'secret-smtp' })
    const { smtpPassword: sealed } = await testPayload.payload.findGlobal({
      slug: 'email-settings',
    })
    const altered = `${sealed?.slice(0, -2)}${sealed?.endsWith('AA') ? 'BB' : 'AA'}`
    expect(await opened(altered)).toBeNull()
    expect(await opened('sealed:1:')).toBeNull()
    const { config } = testPayload.payload
    const elsewhere = { config: { ...config, secret: 'un autre secret' } }
    expect(
      await opened(sealed, Object.assign(Object.create(testPayload.payload), elsewhere)),
    ).toBeNull()
  })

  test('that cannot be decrypted is reported as lost', async () => {
    await save({ smtpUser: 'robot', smtpPassword: 'secret-smtp' })
    expect((await admin.get('/globals/email-settings')).body).toMatchObject({
      smtpPasswordLost: false,
    })
    await testPayload.payload.db.pool.query(
      `UPDATE email_settings SET smtp_password = 'sealed:1:AAAA'`,
    )
    expect((await admin.get('/globals/email-settings')).body).toMatchObject({
      smtpPasswordLost: true,
    })
  })

  async function opened(sealed: string | null | undefined, payload = testPayload.payload) {
    const { openSealedText: openText } = await import('@/src/secrets/sealedText')
    return openText(payload, 'mail server password', sealed ?? '')
  }

  const save = (change: object) => admin.post('/globals/email-settings', change)
})

test.each([
  { smtpUser: 'robot', smtpPassword: {} },
  { smtpUser: 'robot', smtpPassword: ['x'] },
  { notificationRecipients: 'pas une adresse' },
])('An invalid value never fails the server: %j', async (sent) => {
  expect((await admin.post('/globals/email-settings', sent)).status).toBeLessThan(500)
})

test('A recipient of announcements must be an e-mail address', async () => {
  const send = (notificationRecipients: string[]) =>
    admin.post('/globals/email-settings', { notificationRecipients })
  expect((await send(['rh@exemplia.test'])).status).toBe(200)
  expect((await send(['rh@exemplia.test', 'pas une adresse'])).status).toBe(400)
})
