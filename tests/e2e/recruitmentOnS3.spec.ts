import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { openList, signInByForm } from '../support/adminPages'
import { applicationPage, upload } from '../support/applicationPage'
import { aDocx, aPdf } from '../support/documents'
import { firstAdmin } from '../support/firstAdmin'
import { startS3Server } from '../support/startS3Server'
import { startTestSite } from '../support/startTestSite'
import { test as base, expect } from '../support/test'

type OnS3 = { url: string; storedFiles: () => string[] }

const test = base.extend<object, { onS3: OnS3 }>({
  onS3: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const store = await startS3Server()
      const site = await startTestSite({ ...store.environment, SEED_DEMO: 'false' })
      const storedFiles = () =>
        readdirSync(path.join(store.directory, 'exemplia'), { recursive: true })
          .map(String)
          .filter((name) => name.endsWith('_object'))
      await use({ url: site.url, storedFiles })
      await site.stop()
      await store.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ onS3 }, use) => use(onS3.url),
})

// The signed link leads to the store itself.
test.use({
  expectedFaults: [/^other host: http:\/\/127\.0\.0\.1:\d+\/exemplia\/.*X-Amz-Signature=/],
})

test('a candidate’s files go to the S3 store, and staff download them under the candidate’s name', async ({
  page,
  onS3,
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
  expect(onS3.storedFiles()).toHaveLength(2)

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
    expect(new URL(download.url()).pathname).toMatch(/^\/exemplia\//)
    expect(download.suggestedFilename()).toBe(`${name} ${file.name}`.replaceAll(' ', '_'))
    expect(await readFile(await download.path())).toEqual(file.bytes)
  }
})
