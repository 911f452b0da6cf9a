import { follow, tabTo, typeInto } from '../support/keyboard'
import { applicationsOf, openAccount, rareWord, sendApplication } from '../support/siteRecords'
import { expect, test } from '../support/test'

test('A recruiter signs in, decides and undoes a decision on two with the keyboard', async ({
  page,
  staff,
  director,
}) => {
  test.slow()
  const { keyboard } = page
  const account = await openAccount(director, { role: 'moderator' })
  const word = rareWord()
  const first = `${word} Alix`
  const names = [first, `${word} Basile`]
  for (const candidateName of names) await sendApplication(staff, { candidateName })
  const statuses = async () => {
    const found = await Promise.all(names.map((name) => applicationsOf(staff, name)))
    return found.map(([application]) => application?.status)
  }

  await test.step('the sign-in form, its password shown', async () => {
    await page.goto('/admin/login')
    await typeInto(page, page.getByLabel('E-mail'), account.email)
    const password = page.getByLabel(/^Mot de passe/)
    await typeInto(page, password, account.password)
    await tabTo(page, page.getByLabel('Afficher le mot de passe'))
    await keyboard.press('Space')
    await expect(password).toHaveAttribute('type', 'text')
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/admin')
  })

  await test.step('the menu, the list searched, one application opened', async () => {
    const menu = page.getByRole('navigation', { name: 'Menu de l’administration' })
    await follow(page, menu.getByRole('link', { name: /^Candidatures/ }))
    await typeInto(page, page.getByPlaceholder(/^Recherche/), first)
    await expect(page.getByRole('row').filter({ hasText: word })).toHaveCount(1)
    await follow(page, page.getByRole('link', { name: `Voir les détails : ${first}` }))
  })

  await test.step('a decision, which keeps the focus, and a note', async () => {
    // The list being left has a filter with the same name.
    const decision = page.getByRole('group', { name: 'Décision' })
    const reviewed = decision.getByRole('button', { name: 'Examiné' })
    await follow(page, reviewed)
    await expect(page.getByText('Statut mis à jour avec succès')).toBeVisible()
    await expect(reviewed).toHaveAttribute('aria-pressed', 'true')
    await expect(reviewed).toBeFocused()
    const text = `À rappeler ${rareWord()}`
    const note = page.getByLabel('Nouvelle note')
    await typeInto(page, note, text)
    await expect(note).toHaveValue(text)
    await follow(page, page.getByRole('button', { name: 'Ajouter la note' }))
    await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
  })

  await test.step('back in the list, two are selected, rejected, and restored', async () => {
    const back = page.getByRole('banner').getByRole('link', { name: 'Candidatures' })
    await follow(page, back, 'Shift+Tab')
    await typeInto(page, page.getByPlaceholder(/^Recherche/), word)
    await expect(page.getByText('2 candidatures', { exact: true })).toBeVisible()
    // The latest is first.
    for (const name of names.toReversed()) {
      await tabTo(page, page.getByRole('checkbox', { name: `Cocher : ${name}` }))
      await keyboard.press('Space')
    }
    const bar = page.getByRole('region', { name: 'Lignes cochées' })
    await follow(page, bar.getByRole('button', { name: 'Refusé' }), 'Shift+Tab')
    // The message about the decision on one may still be visible.
    const said = page.getByRole('listitem').filter({ hasText: '2 statuts mis à jour' })
    // The message does not leave while the mouse is on it.
    await said.hover()
    expect(await statuses()).toEqual(['rejected', 'rejected'])
    await follow(page, said.getByRole('button', { name: 'Annuler' }))
    await expect(page.getByText('Changement annulé')).toBeVisible()
    expect(await statuses()).toEqual(['reviewed', 'pending'])
  })
})
