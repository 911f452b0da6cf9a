import type { APIRequestContext } from '@playwright/test'
import { aPdf, playwrightUpload } from '@/tests/support/documents'
import { expect, test } from '@/tests/support/httpTest'
import { readHtml } from '@/tests/support/readHtml'
import {
  createRareWord,
  findApplicationsOf,
  openAccount,
  publishOffer,
  sendApplication,
} from '@/tests/support/siteRecords'
import { signInByApi } from '@/tests/support/staffAccounts'

/** The audit log entries that a search finds. */
async function searchAuditTrail(staff: APIRequestContext, search: string) {
  const path = `/admin/collections/audit-entries?search=${encodeURIComponent(search)}`
  const html = await (await staff.get(path)).text()
  return readHtml(html).texts('li p').join('\n').replace(/\s+/g, ' ')
}

test('The trail shows what a colleague did, without the name of a deleted candidate', async ({
  baseURL,
  director,
  staff,
}) => {
  const name = `Irène ${createRareWord()}`
  const account = await openAccount(director, { role: 'moderator', name })
  const colleague = await signInByApi(baseURL ?? '', account)
  const { id, title } = await publishOffer(colleague)
  await colleague.patch(`/api/job-offers/${id}`, { data: { isActive: false } })
  const { candidateName } = await sendApplication(colleague)
  const [application] = await findApplicationsOf(colleague, candidateName)
  const path = `/api/job-applications/${application?.id}`
  await colleague.patch(path, { data: { status: 'rejected' } })

  const trail = await searchAuditTrail(staff, name)
  expect(trail).toContain(`${name} a désactivé l’offre « ${title} »`)
  expect(trail).toContain(`${name} a refusé ${candidateName}`)
  expect(trail).toContain(`${name} a ouvert une session`)
  await staff.delete(path)
  const later = await searchAuditTrail(staff, name)
  expect(later).toContain(`${name} a désactivé`)
  expect(later).not.toContain(candidateName)
  await colleague.dispose()
})

test('The trail names the candidate whose CV was read until the application is deleted', async ({
  staff,
}) => {
  const cv = playwrightUpload({ name: 'cv.pdf', bytes: await aPdf() })
  const { candidateName } = await sendApplication(staff, { cv })
  const [application] = await findApplicationsOf(staff, candidateName)
  const file = application?.cv?.id
  await expect(await staff.get(`/api/candidate-files/${file}/contenu`)).toBeOK()
  expect(await searchAuditTrail(staff, `n° ${file}`)).toContain(
    `a consulté le CV de ${candidateName}`,
  )
  await staff.delete(`/api/job-applications/${application?.id}`)
  const trail = await searchAuditTrail(staff, `n° ${file}`)
  expect(trail).toContain(`a consulté le fichier n° ${file} d’une candidature effacée depuis`)
  expect(trail).not.toContain(candidateName)
})

test('An entry of the trail is a page without a field', async ({ staff }) => {
  const { title } = await publishOffer(staff)
  const list = await staff.get(`/api/audit-entries?where[subject][equals]=${title}&depth=0`)
  const [entry] = (await list.json()).docs
  const html = await (await staff.get(`/admin/collections/audit-entries/${entry.id}`)).text()
  const page = readHtml(html)
  expect(page.texts('article').join()).toContain('Offre d’emploi')
  expect(page.all('article input')).toEqual([])
  expect(page.texts('button')).not.toContain('Enregistrer')
})
