import { documentForm } from '../support/screens/documentForm'
import { readGlobal, saveGlobal } from '../support/staffContent'
import { expect, test } from '../support/test'

test.use({ expectedFaults: [/409/] })

test('Of two people who change the same settings, the second sees both texts and loses none', async ({
  browser,
  staffPage: page,
  staff,
  director,
}) => {
  const before = await readGlobal(staff, 'hero-settings')
  const other = await browser.newContext({ storageState: await director.storageState() })
  const colleague = await other.newPage()
  try {
    for (const one of [page, colleague]) {
      await documentForm(one).open('/admin/globals/hero-settings')
    }
    const mine = (label: string) => page.getByLabel(label)
    const theirs = (label: string) => colleague.getByLabel(label)
    await mine('Sous-titre').fill('Le sous-titre de la première')
    await mine('Titre principal').fill('Le titre de la première')
    await mine('Texte du bouton').fill('Le bouton de la première')

    await theirs('Sous-titre').fill('Le sous-titre de la seconde')
    await theirs('Titre principal').fill('Le titre de la seconde')
    await theirs('Texte mis en valeur').fill('Mis en avant par la seconde')
    await documentForm(colleague).save.click()
    await expect(colleague.getByText('sauvegardés avec succès')).toBeVisible()

    await documentForm(page).save.click()
    const dialog = page.getByRole('dialog', { name: /a enregistré une version plus récente à/ })
    const subTitle = dialog.getByRole('group', { name: 'Sous-titre' })
    await expect(subTitle).toContainText('Le sous-titre de la première')
    await expect(subTitle).toContainText('Le sous-titre de la seconde')
    await expect(dialog.getByRole('group')).toHaveCount(2)
    await subTitle.getByRole('radio', { name: 'Le texte enregistré' }).check()
    await dialog.getByRole('button', { name: 'Enregistrer ces choix' }).click()

    await expect(dialog).toBeHidden()
    await expect(mine('Sous-titre')).toHaveValue('Le sous-titre de la seconde')
    await expect(mine('Texte mis en valeur')).toHaveValue('Mis en avant par la seconde')
    await expect
      .poll(() => readGlobal(staff, 'hero-settings'))
      .toMatchObject({
        subTitle: 'Le sous-titre de la seconde',
        mainTitle: 'Le titre de la première',
        ctaText: 'Le bouton de la première',
        highlightText: 'Mis en avant par la seconde',
      })
  } finally {
    await saveGlobal(staff, 'hero-settings', before)
    await other.close()
  }
})
