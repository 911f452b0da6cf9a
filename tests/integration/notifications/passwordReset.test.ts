import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSmtpServer } from '../../support/startSmtpServer'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let site: TestPayload
let server: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  server = await startSmtpServer()
  site = await startTestPayload({ SMTP_URL: `smtp://127.0.0.1:${server.port}` })
})

afterAll(async () => {
  await site.stop()
  await server.stop()
})

test('a forgotten password brings a French mail whose link opens the site and nothing else', async () => {
  await site.payload.create({
    collection: 'users',
    data: {
      name: 'Inès <b>Roux',
      email: 'ines.roux@exemplia.example',
      password: 'un long mot de passe',
      role: 'super-admin',
      status: 'active',
    },
  })
  const token = await site.payload.forgotPassword({
    collection: 'users',
    data: { email: 'ines.roux@exemplia.example' },
    req: { headers: new Headers({ host: 'evil.example' }) },
  })
  const [mail] = server.mails
  expect(mail?.subject).toBe('Réinitialisation de votre mot de passe')
  expect(mail?.envelopeTo).toEqual(['ines.roux@exemplia.example'])
  expect(mail?.html).toContain('Bonjour Inès &lt;b&gt;Roux,')
  expect(mail?.html).toContain(`href="https://exemplia.test/admin/reset/${token}"`)
  expect(mail?.raw).not.toContain('evil.example')
})
