import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { documentSearchScreen } from '@/src/plugins/document-reading/tests/e2e/documentSearchScreen'
import { STATISTICS_PAGES } from '@/src/plugins/statistics/rules/statisticsPages'
import { aDocx, aPdf, playwrightUpload } from '../support/documents'
import { withEicar } from '../support/eicar'
import { firstAdmin } from '../support/firstAdmin'
import { hideTab, showTab } from '../support/otherTab'
import { PUBLIC_ROUTES } from '../support/publicRoutes'
import { adminList } from '../support/screens/adminList'
import { applicationForm } from '../support/screens/applicationForm'
import { documentForm } from '../support/screens/documentForm'
import { receivedApplication } from '../support/screens/receivedApplication'
import { signInForm } from '../support/screens/signInForm'
import { sendRaw } from '../support/sendRaw'
import { EICAR_FINDING, startClamd } from '../support/startClamd'
import { startProductionShape } from '../support/startProductionShape'
import { type SlackCall, startSlackServer } from '../support/startSlackServer'
import { test as base, expect } from '../support/test'
import { untilHydrated } from '../support/untilHydrated'

type ProductionServices = { url: string; storedFiles: () => string[]; slackCalls: SlackCall[] }

const test = base.extend<object, { services: ProductionServices }>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const slack = await startSlackServer()
      const clamd = await startClamd()
      const site = await startProductionShape({
        CLAMD_HOST: `${clamd.host}:${clamd.port}`,
        SLACK_BOT_TOKEN: 'xoxb-essai',
        SLACK_CHANNEL: 'C0CANDIDATS',
        SLACK_API_URL: slack.url,
      })
      const storedFiles = () =>
        readdirSync(path.join(site.store.directory, 'exemplia/candidats'), { recursive: true })
          .map(String)
          .filter((name) => name.endsWith('_object'))
      await use({ url: site.url, storedFiles, slackCalls: slack.calls })
      await site.stop()
      await slack.stop()
      await clamd.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ services }, use) => use(services.url),
})

test('a refusal names its fields, whether a page or an API route was requested first', async ({
  request,
}) => {
  const answer = await request.post('/api/users/login', { data: {} })
  const { errors } = await answer.json()
  expect(errors[0].data.errors).toContainEqual(expect.objectContaining({ path: 'email' }))
})

test('a URL that the proxy and the site would read differently is neither served nor cached', async ({
  services,
}) => {
  for (const address of [
    '/admin/collections/users/1/..%2f..%2f..%2f..%2f_next%2fstatic%2fx',
    '/_next/static/..\\..\\api\\users\\me',
    '/\\api\\metrics',
  ]) {
    const bytes = `GET ${address} HTTP/1.1\r\nHost: ${new URL(services.url).host}\r\n\r\n`
    expect(await sendRaw(services.url, { bytes }), address).toBe(404)
  }
})

test('a visitor sees every picture of every page', async ({ page, request }) => {
  const asked = new Set<string>()
  for (const route of PUBLIC_ROUTES) {
    await page.goto(route)
    for (const address of await page.evaluate(findPictureUrls)) asked.add(address)
  }
  expect(asked.size).toBeGreaterThan(80)
  const refused: string[] = []
  for (const address of asked) {
    const answer = await request.get(address)
    const isPicture = /^image\/(avif|webp|svg\+xml)$/.test(answer.headers()['content-type'] ?? '')
    if (!answer.ok() || !isPicture) refused.push(`${answer.status()} ${address}`)
  }
  expect(refused).toEqual([])
})

// Runs in the browser: all candidates for any screen.
function findPictureUrls() {
  return [...document.querySelectorAll('picture source, img')].flatMap((element) => {
    const sizes = element.getAttribute('srcset')?.split(', ') ?? []
    const address = element.getAttribute('src')
    return [...sizes.map((size) => size.split(' ')[0] ?? ''), ...(address ? [address] : [])]
  })
}

test('an image that staff upload is shown to them at once, and its text is stored', async ({
  page,
}) => {
  await signInForm(page).signIn(firstAdmin)
  await expect(page).toHaveURL('/admin')
  await documentForm(page).open('/admin/collections/media/create')
  const alt = 'Un carré bleu nuit'
  await page.getByLabel(/alternatif/).fill(alt)
  await page.locator('input[type=file]').setInputFiles({
    name: 'carre.png',
    mimeType: 'image/png',
    buffer: await createSquarePng(),
  })
  await documentForm(page).save.click()
  await expect(page).toHaveURL(/\/admin\/collections\/media\/\d+/)
  const shown = page.locator('main img[src*="carre"]').first()
  await expect
    .poll(() => shown.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0)
  await expect(page.getByLabel(/alternatif/)).toHaveValue(alt)
})

const createSquarePng = () =>
  sharp({ create: { width: 800, height: 800, channels: 3, background: '#0b1f3a' } })
    .png()
    .toBuffer()

test('a candidate’s files go to the S3 store, and staff download them under the candidate’s name', async ({
  page,
  services,
}) => {
  test.slow()
  const form = applicationForm(page)
  const name = 'Inès De La Tour'
  const cv = { name: 'CV Inès 2026.pdf', bytes: await aPdf(name) }
  const letter = { name: 'Lettre.docx', bytes: aDocx() }
  const before = services.storedFiles().length
  await page.goto('/postuler/candidature-spontanee')
  await untilHydrated(form.name)
  await form.introduce(name)
  await form.cv.setInputFiles(playwrightUpload(cv))
  await form.letterFile.setInputFiles(playwrightUpload(letter))
  await hideTab(page)
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  await showTab(page)
  await expect(page).toHaveURL('/')
  expect(services.storedFiles()).toHaveLength(before + 2)

  await signInForm(page).signIn(firstAdmin)
  await expect(page).toHaveURL('/admin')
  await adminList(page).find('job-applications', name)
  await adminList(page).application(name).click()
  await expect(receivedApplication(page).file(cv.name).getByText(name)).toBeAttached()
  for (const [button, file] of [
    ['Télécharger le CV', cv],
    ['Télécharger la lettre de motivation', letter],
  ] as const) {
    const download = page.getByRole('button', { name: button })
    await untilHydrated(download)
    const downloading = page.waitForEvent('download')
    await download.click()
    const downloaded = await downloading
    expect(new URL(downloaded.url()).pathname).toMatch(/^\/api\/fichiers\//)
    expect(downloaded.suggestedFilename()).toBe(`${name} ${file.name}`.replaceAll(' ', '_'))
    expect(await readFile(await downloaded.path())).toEqual(file.bytes)
  }
  await documentSearchScreen(page).find(name)
})

test('the statistics pages are rendered from an external database', async ({ page }) => {
  await signInForm(page).signIn(firstAdmin)
  await expect(page).toHaveURL('/admin')
  for (const address of Object.values(STATISTICS_PAGES)) {
    await page.goto(`/admin${address}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Statistiques' })).toBeVisible()
    await expect(page.getByText('Tableaux entiers en CSV')).toBeVisible()
  }
  await page.goto('/admin/collections/page-visits')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a file that the antivirus blocks is accepted, but neither shown nor offered to staff', async ({
  page,
}) => {
  const form = applicationForm(page)
  const name = 'Hugo Piégé'
  await page.goto('/postuler/candidature-spontanee')
  await untilHydrated(form.name)
  await form.introduce(name, 'hugo@candidats.test')
  await form.cv.setInputFiles(
    playwrightUpload({ name: 'CV.pdf', bytes: withEicar(await aPdf(name)) }),
  )
  await hideTab(page)
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  await showTab(page)
  await expect(page).toHaveURL('/')

  await signInForm(page).signIn(firstAdmin)
  await expect(page).toHaveURL('/admin')
  await adminList(page).find('job-applications', name)
  await adminList(page).application(name).click()
  const { cv, downloadCv } = receivedApplication(page)
  await expect(cv.getByRole('status', { name: 'Examen du fichier' })).toContainText('bloqué')
  await expect(cv).toContainText(
    `L’antivirus a reconnu «\u00A0${EICAR_FINDING}\u00A0» dans ce fichier.`,
  )
  await expect(cv.locator('iframe')).toHaveCount(0)
  await expect(downloadCv).toHaveCount(0)
  await expect(page.getByText('CV\u00A0: bloqué à l’examen')).toBeVisible()
})

test('An application is announced in Slack once, and its text cannot mention colleagues or change the format', async ({
  page,
  services,
}) => {
  const form = applicationForm(page)
  const typed = '<!channel> *Inès* <https://piege.example|De La Tour>'
  await page.goto('/postuler/candidature-spontanee')
  await untilHydrated(form.name)
  await form.introduce(typed, 'slack@candidats.test')
  await hideTab(page)
  await form.send.dblclick()
  await expect(form.thanks).toBeVisible()
  const told = () => services.slackCalls.filter(({ body }) => body.includes('slack@candidats.test'))
  await expect.poll(() => told().length).toBe(1)

  const [call] = told()
  expect(call).toMatchObject({ path: '/api/chat.postMessage', authorization: 'Bearer xoxb-essai' })
  const { channel, text, blocks } = SlackMessageSchema.parse(JSON.parse(call?.body ?? ''))
  expect(channel).toBe('C0CANDIDATS')
  expect(blocks[0]).toMatchObject({ type: 'header', text: { text: 'Nouvelle candidature' } })
  const shown = blocks.flatMap(({ text, fields = [] }) => (text ? [text] : fields))
  const formatted = shown.filter(({ type }) => type === 'mrkdwn').map(({ text }) => text)
  expect(formatted).toEqual(expect.arrayContaining(['*Poste*', '*Prénom*', '*E-mail*']))
  expect(formatted.join()).not.toMatch(/Inès|piege/)
  expect([text, ...formatted].join()).not.toContain('<!')
  expect(shown).toContainEqual(
    expect.objectContaining({ type: 'plain_text', text: '&lt;!channel&gt;' }),
  )

  // By then any second message would have arrived: there is none.
  await page.goto('/postuler/candidature-spontanee')
  await untilHydrated(form.name)
  await form.introduce('Jean Roux', 'suivant@candidats.test')
  await form.send.click()
  await expect
    .poll(() => services.slackCalls.some(({ body }) => body.includes('suivant@')))
    .toBe(true)
  expect(told()).toHaveLength(1)
})

const SlackTextSchema = z.object({ type: z.string(), text: z.string() })
const SlackMessageSchema = z.object({
  channel: z.string(),
  text: z.string(),
  blocks: z.array(
    z.object({
      type: z.string(),
      text: SlackTextSchema.optional(),
      fields: z.array(SlackTextSchema).optional(),
    }),
  ),
})
