import { notesScreen } from '@/src/plugins/opinions/tests/e2e/notesScreen'
import { focusAndPressEnter, pressTabUntilFocused, typeIntoField } from '../support/keyboard'
import { adminFrame } from '../support/screens/adminFrame'
import { adminList } from '../support/screens/adminList'
import { receivedApplication } from '../support/screens/receivedApplication'
import { signInForm } from '../support/screens/signInForm'
import {
  createRareWord,
  findApplicationsOf,
  openAccount,
  sendApplication,
} from '../support/siteRecords'
import { expect, test } from '../support/test'

test('A recruiter signs in, decides and undoes a decision on two with the keyboard', async ({
  page,
  staff,
  director,
}) => {
  test.slow()
  const { keyboard } = page
  const list = adminList(page)
  const application = receivedApplication(page)
  const account = await openAccount(director, { role: 'moderator' })
  const word = createRareWord()
  const first = `${word} Alix`
  const names = [first, `${word} Basile`]
  for (const candidateName of names) await sendApplication(staff, { candidateName })
  const statuses = async () => {
    const found = await Promise.all(names.map((name) => findApplicationsOf(staff, name)))
    return found.map(([application]) => application?.status)
  }

  await test.step('the sign-in form, its password shown', async () => {
    await page.goto('/admin/login')
    const { email, password } = signInForm(page)
    await typeIntoField(page, email, account.email)
    await typeIntoField(page, password, account.password)
    await pressTabUntilFocused(page, page.getByLabel('Afficher le mot de passe'))
    await keyboard.press('Space')
    await expect(password).toHaveAttribute('type', 'text')
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/admin')
  })

  await test.step('the menu, the list searched, one application opened', async () => {
    await focusAndPressEnter(
      page,
      adminFrame(page).menu.getByRole('link', { name: /^Candidatures/ }),
    )
    await typeIntoField(page, list.search, first)
    await expect(list.row(word)).toHaveCount(1)
    await focusAndPressEnter(page, list.application(first))
  })

  await test.step('a decision, which keeps the focus, and a note', async () => {
    // The list being left has a filter with the same name.
    const reviewed = application.status('Examiné')
    await focusAndPressEnter(page, reviewed)
    await expect(adminFrame(page).statusSaved).toBeVisible()
    await expect(reviewed).toHaveAttribute('aria-pressed', 'true')
    await expect(reviewed).toBeFocused()
    const text = `À rappeler ${createRareWord()}`
    const notes = notesScreen(page)
    await typeIntoField(page, notes.newNote, text)
    await expect(notes.newNote).toHaveValue(text)
    await focusAndPressEnter(page, notes.add)
    await expect(notes.note(text)).toBeVisible()
  })

  await test.step('back in the list, two are selected, rejected, and restored', async () => {
    const back = page.getByRole('banner').getByRole('link', { name: 'Candidatures' })
    await focusAndPressEnter(page, back, 'Shift+Tab')
    await typeIntoField(page, list.search, word)
    await expect(page.getByText('2 candidatures', { exact: true })).toBeVisible()
    // The latest application is first.
    for (const name of names.toReversed()) {
      await pressTabUntilFocused(page, list.checkbox(name))
      await keyboard.press('Space')
    }
    await focusAndPressEnter(
      page,
      list.selected.getByRole('button', { name: 'Refusé' }),
      'Shift+Tab',
    )
    // The message about the decision on one may still be visible.
    const said = page.getByRole('listitem').filter({ hasText: '2 statuts mis à jour' })
    // The message stays while the pointer is over it.
    await said.hover()
    expect(await statuses()).toEqual(['rejected', 'rejected'])
    await focusAndPressEnter(page, said.getByRole('button', { name: 'Annuler' }))
    await expect(adminFrame(page).undone).toBeVisible()
    expect(await statuses()).toEqual(['reviewed', 'pending'])
  })
})
