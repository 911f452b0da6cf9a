import { settle } from '../support/settle'
import { rareWord } from '../support/siteRecords'
import { deleteContent, publishCopy } from '../support/staffContent'
import { expect, test } from '../support/test'

test.use({ expectedFaults: [/409/] })

test('who publishes a page in one tab over what they published in another is asked too', async ({
  context,
  staffPage: page,
  staff,
}) => {
  const { id } = await publishCopy(staff, 'expertise-pages', { title: rareWord(), slug: '' })
  const other = await context.newPage()
  try {
    for (const tab of [page, other]) await tab.goto(`/admin/collections/expertise-pages/${id}`)
    const field = (tab: typeof page, label: string) => tab.getByLabel(label).first()
    await field(page, 'Titre').fill('Titre du premier onglet')
    await field(page, 'Résumé').fill('Résumé du premier onglet')
    await field(other, 'Titre').fill('Titre du second onglet')
    await other.getByRole('button', { name: 'Publier les modifications' }).click()
    await expect(other.getByText('La page est en ligne')).toBeVisible()

    await page.getByRole('button', { name: 'Publier les modifications' }).click()
    const dialog = page.getByRole('dialog', { name: /a enregistré une version plus récente à/ })
    await dialog.getByRole('button', { name: 'Revenir au formulaire' }).click()
    await settle(page)
    await expect(dialog).toBeHidden()
    await expect(field(page, 'Titre')).toHaveValue('Titre du premier onglet')
    await page.getByRole('button', { name: 'Publier les modifications' }).click()
    await dialog.getByRole('radio', { name: 'Votre texte' }).check()
    await dialog.getByRole('button', { name: 'Enregistrer ces choix' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('La page est en ligne')).toBeVisible()
    const { title, summary, _status } = await (await staff.get(`/api/expertise-pages/${id}`)).json()
    expect({ title, summary, _status }).toEqual({
      title: 'Titre du premier onglet',
      summary: 'Résumé du premier onglet',
      _status: 'published',
    })
  } finally {
    await other.close()
    await deleteContent(staff, 'expertise-pages', id)
  }
})

test('who keeps a draft over what they kept in another tab is asked too', async ({
  context,
  staffPage: page,
  staff,
}) => {
  const { id } = await publishCopy(staff, 'expertise-pages', { title: rareWord(), slug: '' })
  const other = await context.newPage()
  try {
    for (const tab of [page, other]) {
      await tab.goto(`/admin/collections/expertise-pages/${id}`)
      await tab
        .getByLabel('Titre')
        .first()
        .fill(tab === page ? 'Premier onglet' : 'Second onglet')
    }
    await other.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    await expect(other.getByText('Brouillon enregistré')).toBeVisible()

    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    const dialog = page.getByRole('dialog', { name: /a enregistré une version plus récente à/ })
    await expect(dialog).toBeVisible()
    // Payload judges the form anew meanwhile.
    await settle(page)
    await dialog.getByRole('radio', { name: 'Votre texte' }).check()
    await dialog.getByRole('button', { name: 'Enregistrer ces choix' }).click()
    await expect(dialog).toBeHidden()
    await expect
      .poll(async () => (await staff.get(`/api/expertise-pages/${id}?draft=true`)).json())
      .toMatchObject({ title: 'Premier onglet', _status: 'draft' })
  } finally {
    await other.close()
    await deleteContent(staff, 'expertise-pages', id)
  }
})
