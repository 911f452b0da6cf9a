import { Client } from 'pg'
import { wallTimeOf } from '@/src/domain/text/wallClock'
import { documentForm } from '../support/screens/documentForm'
import { createRareWord } from '../support/siteRecords'
import { deleteContent, draftCopyOfFirst } from '../support/staffContent'
import { expect, test } from '../support/test'

let databaseClient: Client

test.beforeAll(async () => {
  databaseClient = new Client({ connectionString: process.env.DATABASE_UNDER_TEST })
  await databaseClient.connect()
})
test.afterAll(() => databaseClient.end())

test('A planned draft is on the start page, and published when its hour comes', async ({
  staffPage: page,
  staff,
  request,
}) => {
  const title = createRareWord()
  const { id, slug } = await draftCopyOfFirst(staff, 'value-pages', { title, slug: '' })
  const tomorrow = wallTimeOf(new Date(Date.now() + 86_400_000).toISOString(), 'Europe/Paris')
  try {
    await documentForm(page).open(`/admin/collections/value-pages/${id}`)
    await page.getByRole('button', { name: 'Programmer…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Programmer un changement' })
    await dialog.getByLabel('Date et heure').fill(tomorrow)
    await dialog.getByRole('button', { name: 'Programmer' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/Publication prévue le \d/)).toBeVisible()

    await page.goto('/admin')
    const panel = page.getByRole('region', { name: 'Prévu' })
    await expect(panel.getByRole('listitem').filter({ hasText: title })).toContainText(
      'Publication prévue le',
    )
    await expect(panel.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      new RegExp(`/admin/collections/value-pages/${id}\\b`),
    )
    expect((await request.get(`/notre-adn/${slug}`)).status()).toBe(404)

    const due = `UPDATE payload_jobs SET wait_until = now()
      WHERE task_slug = 'applyPlannedChange' AND (input -> 'place' ->> 'id')::int = $1`
    await databaseClient.query(due, [id])
    await expect.poll(async () => (await request.get(`/notre-adn/${slug}`)).text()).toContain(title)

    // The link of the panel is not used, because a refresh of the panel removes it.
    await page.goto(`/admin/collections/value-pages/${id}`)
    await expect(page.getByText('Statut : Publié')).toBeVisible()
  } finally {
    await deleteContent(staff, 'value-pages', id)
  }
})
