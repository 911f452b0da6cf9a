import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expectAccessible } from '../support/accessibility'
import { firstAdmin } from '../support/firstAdmin'
import { signInForm } from '../support/screens/signInForm'
import { startTestSite, type TestSite } from '../support/startTestSite'
import { expect, test } from '../support/test'

// A site of its own, whose database is stopped.
let testSite: TestSite

test.beforeAll(async () => {
  testSite = await startTestSite({ SEED_DEMO: 'false' })
})

test.afterAll(() => testSite.stop())

test.use({ expectedFaults: [/status of 50[03]|React error #441|^other host: http:\/\/localhost/] })

test('without its database the site shows cached pages and explains errors in French', async ({
  context,
  page,
  request,
}) => {
  for (const kept of ['/', '/nos-offres', '/postuler/candidature-spontanee']) {
    expect((await request.get(testSite.url + kept)).status()).toBe(200)
  }
  const signIn = await context.newPage()
  await signIn.goto(`${testSite.url}/admin/login`)
  await stopDatabase()
  await signInForm(signIn).send(firstAdmin)
  await expect(signIn.getByText('La base de données ne répond pas')).toBeVisible()
  const admin = await signIn.goto(`${testSite.url}/admin`)
  expect(await admin?.text()).toContain('<h1>Cette page ne s’affiche pas</h1>')
  await signIn.close()
  await page.goto(`${testSite.url}/nos-offres`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos offres d’emploi')
  await expect(page.getByText('0 offre(s) trouvée(s)')).toBeVisible()
  for (const kept of ['/', '/postuler/candidature-spontanee']) {
    expect((await request.get(testSite.url + kept)).status()).toBe(200)
  }

  const failed = await page.goto(`${testSite.url}/nos-offres/une-offre`)
  expect(failed?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page ne s’affiche pas')
  await expect(page.getByRole('link', { name: 'Recharger la page' })).toBeVisible()
  await expectAccessible(page, 'panne')
  // Without scripts too.
  expect(await failed?.text()).toContain('<h1>Cette page ne s’affiche pas</h1>')
})

async function stopDatabase() {
  const file = path.join(testSite.dataDir, 'postgres/cluster/postmaster.pid')
  const [pid] = readFileSync(file, 'utf8').split('\n')
  process.kill(Number(pid), 'SIGINT')
  // PostgreSQL removes the file at the end of its shutdown.
  await expect.poll(() => existsSync(file)).toBe(false)
}
