import { readFile } from 'node:fs/promises'
import { follow } from '../support/keyboard'
import { publishOffer, sendApplication } from '../support/siteRecords'
import { expect, test } from '../support/test'

test('what the list shows leaves as a file for a French Excel', async ({
  staffPage: page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const mine = await sendApplication(staff, { jobSlug: offer.slug })
  const other = await sendApplication(staff)
  await page.goto(`/admin/collections/job-applications?where[and][0][jobOffer][equals]=${offer.id}`)
  await expect(page.getByText('1 candidature', { exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await follow(page, page.getByRole('link', { name: 'Exporter CSV' }))
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^candidatures-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^\uFEFFDate;Candidat;E-mail;Téléphone;Poste;Statut;/)
  expect(text).toContain(`;${mine.candidateName};ines@candidats.test;`)
  expect(text).not.toContain(other.candidateName)
})
