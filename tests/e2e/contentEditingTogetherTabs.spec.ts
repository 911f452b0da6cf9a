import { documentForm } from '../support/screens/documentForm'
import { settle } from '../support/settle'
import { createRareWord } from '../support/siteRecords'
import { deleteContent, publishCopyOfFirst } from '../support/staffContent'
import { expect, test } from '../support/test'

test.use({ expectedFaults: [/409/] })

test('A draft that another tab has saved meanwhile is not overwritten without a question', async ({
  context,
  staffPage: page,
  staff,
}) => {
  const { id } = await publishCopyOfFirst(staff, 'expertise-pages', {
    title: createRareWord(),
    slug: '',
  })
  const other = await context.newPage()
  try {
    for (const tab of [page, other]) {
      await documentForm(tab).open(`/admin/collections/expertise-pages/${id}`)
      await documentForm(tab).title.fill(tab === page ? 'Premier onglet' : 'Second onglet')
    }
    await documentForm(other).saveDraft.click()
    await expect(other.getByText('Brouillon enregistré')).toBeVisible()

    await documentForm(page).saveDraft.click()
    const dialog = page.getByRole('dialog', { name: /a enregistré une version plus récente à/ })
    await expect(dialog).toBeVisible()
    // Meanwhile Payload validates the form again.
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
