import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { openList, signInByForm } from '../support/adminPages'
import { applicationPage, upload } from '../support/applicationPage'
import { aDocx, aPdf } from '../support/documents'
import { infected } from '../support/eicar'
import { firstAdmin } from '../support/firstAdmin'
import { FINDING, startClamd } from '../support/startClamd'
import { startS3Server } from '../support/startS3Server'
import { type SlackCall, startSlackServer } from '../support/startSlackServer'
import { startTestSite } from '../support/startTestSite'
import { test as base, expect } from '../support/test'

type Services = { url: string; storedFiles: () => string[]; slackCalls: SlackCall[] }

const test = base.extend<object, { services: Services }>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const store = await startS3Server()
      const slack = await startSlackServer()
      const clamd = await startClamd()
      const site = await startTestSite({
        ...store.environment,
        CLAMD_HOST: `${clamd.host}:${clamd.port}`,
        SLACK_BOT_TOKEN: 'xoxb-essai',
        SLACK_CHANNEL: 'C0CANDIDATS',
        SLACK_API_URL: slack.url,
        SEED_DEMO: 'false',
      })
      const storedFiles = () =>
        readdirSync(path.join(store.directory, 'exemplia'), { recursive: true })
          .map(String)
          .filter((name) => name.endsWith('_object'))
      await use({ url: site.url, storedFiles, slackCalls: slack.calls })
      await site.stop()
      await store.stop()
      await slack.stop()
      await clamd.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ services }, use) => use(services.url),
})

test('a candidate’s files go to the S3 store, and staff download them under the candidate’s name', async ({
  page,
  services,
}) => {
  const form = applicationPage(page)
  const name = 'Inès De La Tour'
  const cv = { name: 'CV Inès 2026.pdf', bytes: await aPdf(name) }
  const letter = { name: 'Lettre.docx', bytes: aDocx() }
  await page.goto('/postuler/candidature-spontanee')
  await form.name.fill(name)
  await form.email.fill('ines@candidats.test')
  await form.cv.setInputFiles(upload(cv))
  await form.letterFile.setInputFiles(upload(letter))
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(services.storedFiles()).toHaveLength(2)

  await signInByForm(page, firstAdmin)
  await expect(page).toHaveURL('/admin')
  const row = await openList(page, 'job-applications', name)
  await row.getByRole('link', { name: `Voir les détails : ${name}` }).click()
  for (const [button, file] of [
    ['Télécharger le CV', cv],
    ['Télécharger la lettre de motivation', letter],
  ] as const) {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    const download = await downloading
    expect(new URL(download.url()).pathname).toMatch(/^\/api\/fichiers\//)
    expect(download.suggestedFilename()).toBe(`${name} ${file.name}`.replaceAll(' ', '_'))
    expect(await readFile(await download.path())).toEqual(file.bytes)
  }
})

test('a file that the antivirus blocks is taken, and neither shown nor offered to staff', async ({
  page,
}) => {
  const form = applicationPage(page)
  const name = 'Hugo Piégé'
  await page.goto('/postuler/candidature-spontanee')
  await form.name.fill(name)
  await form.email.fill('hugo@candidats.test')
  await form.cv.setInputFiles(upload({ name: 'CV.pdf', bytes: infected(await aPdf(name)) }))
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  await expect(page).toHaveURL('/')

  await signInByForm(page, firstAdmin)
  await expect(page).toHaveURL('/admin')
  const row = await openList(page, 'job-applications', name)
  await row.getByRole('link', { name: `Voir les détails : ${name}` }).click()
  const cv = page.getByRole('region', { name: 'CV', exact: true })
  await expect(cv.getByRole('status', { name: 'Examen du fichier' })).toContainText('bloqué')
  await expect(cv).toContainText(`L’antivirus a reconnu «\u00A0${FINDING}\u00A0» dans ce fichier.`)
  await expect(cv.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Télécharger le CV' })).toHaveCount(0)
  await expect(page.getByText('CV\u00A0: bloqué par l’antivirus')).toBeVisible()
})

test('an application is told to Slack once, and what a stranger typed calls and formats nothing', async ({
  page,
  services,
}) => {
  const form = applicationPage(page)
  const typed = '<!channel> *Inès* <https://piege.example|De La Tour>'
  await page.goto('/postuler/candidature-spontanee')
  await form.name.fill(typed)
  await form.email.fill('slack@candidats.test')
  await form.send.dblclick()
  await expect(form.thanks).toBeVisible()
  const told = () => services.slackCalls.filter(({ body }) => body.includes('slack@candidats.test'))
  await expect.poll(() => told().length, { timeout: 30_000 }).toBe(1)

  const [call] = told()
  expect(call).toMatchObject({ path: '/api/chat.postMessage', authorization: 'Bearer xoxb-essai' })
  const { channel, text, blocks } = SlackMessage.parse(JSON.parse(call?.body ?? ''))
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

  // Whatever else was to be said has been by then: there is no second call for this one.
  await page.goto('/postuler/candidature-spontanee')
  await form.name.fill('Jean Roux')
  await form.email.fill('suivant@candidats.test')
  await form.send.click()
  await expect
    .poll(() => services.slackCalls.some(({ body }) => body.includes('suivant@')), {
      timeout: 30_000,
    })
    .toBe(true)
  expect(told()).toHaveLength(1)
})

const SlackText = z.object({ type: z.string(), text: z.string() })
const SlackMessage = z.object({
  channel: z.string(),
  text: z.string(),
  blocks: z.array(
    z.object({
      type: z.string(),
      text: SlackText.optional(),
      fields: z.array(SlackText).optional(),
    }),
  ),
})
