import type { Page } from '@playwright/test'
import {
  PREVIEWED_COLLECTIONS,
  PREVIEWED_GLOBALS,
} from '@/src/plugins/live-preview/rules/previewed'
import { findShownFormFields } from '@/src/plugins/live-preview/rules/shownFormFields'
import { pointAtAll } from '@/tests/support/pointAtAll'
import { documentForm } from '@/tests/support/screens/documentForm'
import { settle } from '@/tests/support/settle'
import { publishOffer } from '@/tests/support/siteRecords'
import { publishExpertise, saveDraft } from '@/tests/support/staffPages'
import { expect, test } from '@/tests/support/test'

// Fields that are read only by screen readers or search engines, shown only without other content,
// or combined with another field.
const FIELDS_NOT_SHOWN = /^(offers\.noOffersText|clients\.\d+\.(name|alt)|pay(Maximum|Period))$/

const openLivePreview = async (page: Page, form: string) => {
  await documentForm(page).open(form)
  const toggle = page.getByRole('button', { name: 'Aperçu à côté du formulaire' })
  const frame = page.locator('iframe[title="Aperçu"]')
  await expect(toggle.or(frame).first()).toBeVisible()
  if (!(await frame.isVisible())) await toggle.click()
  await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible()
  return frame.contentFrame()
}

// The preview state is stored per account and would affect other journeys.
test.afterEach(async ({ staff }) => {
  const forms = [
    ...PREVIEWED_GLOBALS.map((slug) => `global-${slug}`),
    ...PREVIEWED_COLLECTIONS.map((slug) => `collection-${slug}`),
  ]
  const data = { value: { editViewType: 'default' } }
  for (const form of forms) {
    await expect(await staff.post(`/api/payload-preferences/${form}`, { data })).toBeOK()
  }
})

test('Typed text is on the page beside the form before it is saved, and on no public page', async ({
  staffPage: page,
  staff,
  browser,
  baseURL,
}) => {
  const { id, title, address } = await publishExpertise(staff)
  await saveDraft(staff, id, `${title} d’abord`)
  const shown = await openLivePreview(page, `/admin/collections/expertise-pages/${id}`)
  const heading = shown.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(`${title} d’abord`)
  const field = page.locator('#field-title')
  await field.press('End')
  await field.pressSequentially(', en cours')
  await expect(heading).toHaveText(`${title} d’abord, en cours`)

  const visitor = await browser.newPage({ baseURL })
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  await visitor.close()

  // A text in another tab, in a collapsed row.
  const { steps } = await (await staff.get(`/api/expertise-pages/${id}?depth=0`)).json()
  await shown.getByText(steps[1].title, { exact: true }).click()
  await expect(page.locator('#field-steps__1__title')).toBeFocused()

  // The preview of search results is updated too.
  await page.getByRole('button', { name: 'Référencement' }).click()
  const result = page.getByRole('figure', { name: 'Dans un moteur de recherche' })
  await expect(result).toContainText(`${title} d’abord, en cours | `)
  await page.getByLabel('Titre pour les moteurs de recherche').fill('Sobriété numérique')
  await expect(result).toContainText('Sobriété numérique | ')
  await staff.delete(`/api/expertise-pages/${id}`)
})

test.describe('In the preview of an offer', () => {
  test.use({ expectedFaults: [/^console: Failed to load resource.*400/] })

  test('an invalid date does not block the rest of the page, and a document in the trash has no page', async ({
    staffPage: page,
    staff,
  }) => {
    const { id, title } = await publishOffer(staff)
    const form = `/admin/collections/job-offers/${id}`
    const shown = await openLivePreview(page, form)
    await page.getByLabel('Date de publication').fill('demain')
    await documentForm(page).offerTitle.fill(`${title} bis`)
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(`${title} bis`)

    const data = { deletedAt: new Date().toISOString() }
    await expect(await staff.patch(`/api/job-offers/${id}`, { data })).toBeOK()
    await page.goto(form.replace('job-offers/', 'job-offers/trash/'))
    await expect(page.getByRole('button', { name: 'Restaurer' })).toBeVisible()
    await settle(page)
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})

test('Each part of a page leads to its field', async ({ staffPage: page, staff }) => {
  test.slow()
  // With reduced motion the figures do not count up.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const forms = [
    ...PREVIEWED_GLOBALS.map((slug) => ({ read: `globals/${slug}`, form: `globals/${slug}` })),
    ...PREVIEWED_COLLECTIONS.map((slug) => ({ read: `${slug}/1`, form: `collections/${slug}/1` })),
  ]
  for (const { read, form } of forms) {
    const document: unknown = await (await staff.get(`/api/${read}?depth=1&locale=fr`)).json()
    const expected = findShownFormFields(document, 'fr').map(({ path }) => path)
    await openLivePreview(page, `/admin/${form}`)
    const frame = page.frame({ url: /\/admin\/apercu\// })
    let found: string[] = []
    // The page may not be listening yet.
    await expect(async () => {
      found = (await frame?.evaluate(pointAtAll, undefined)) ?? []
      expect(found).not.toEqual([])
    }).toPass()
    const lost = expected.filter((path) => !found.includes(path) && !FIELDS_NOT_SHOWN.test(path))
    expect.soft(lost, form).toEqual([])
    // One field of each kind: the last row of each list.
    const kinds = new Map(found.map((path) => [path.replaceAll(/\d+/g, 'n'), path]))
    for (const path of kinds.values()) {
      // The field is not focused when its row arrives too late.
      await expect(async () => {
        await frame?.evaluate(pointAtAll, path)
        await expect.poll(() => page.evaluate(focusedFieldPath), path).toBe(path)
      }).toPass()
    }
  }
})

// This function runs in the browser.
function focusedFieldPath() {
  const field = document.activeElement?.closest('[id^="field-"], [data-field-path]')
  return (
    field?.getAttribute('data-field-path') ??
    field?.id.replace(/^field-/, '').replaceAll('__', '.') ??
    null
  )
}
