import { comeAs } from '../support/adminPages'
import { chooseIn, follow, tabTo, typeInto } from '../support/keyboard'
import { openAccount, publishOffer, rareWord } from '../support/siteRecords'
import { aPictureFile } from '../support/staffContent'
import { expect, test } from '../support/test'

const USERS = '/admin/collections/users'

test('An account is invited, given another role and suspended with the keyboard', async ({
  page,
  director,
  directorAccount,
}) => {
  test.slow()
  const { keyboard } = page
  const invited = `${rareWord()}@exemplia.test`.toLowerCase()
  const account = await openAccount(director, { role: 'moderator' })
  const email = account.email.toLowerCase()
  const dialog = page.getByRole('dialog')
  let firstLink = ''
  const closeLink = async () => {
    await expect(dialog.getByRole('heading', { name: 'Invitation créée' })).toBeVisible()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    const link = await dialog.getByLabel('Lien d’invitation').inputValue()
    expect(link).toMatch(/\/admin\/mot-de-passe#[0-9a-f]{64}$/)
    await follow(page, dialog.getByRole('button', { name: 'Fermer', exact: true }))
    await expect(dialog).toBeHidden()
    return link
  }
  // Only a Super Administrator makes somebody an Administrator.
  await comeAs(page, directorAccount)
  await expect(page).toHaveURL('/admin')

  await test.step('the invitation is left, taken up again, and its link handed over', async () => {
    await page.goto(USERS)
    const invite = page.getByRole('button', { name: 'Inviter un utilisateur' })
    await follow(page, invite)
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(invite).toBeFocused()
    await keyboard.press('Enter')
    await typeInto(page, dialog.getByLabel('Nom *'), 'Léa Fontaine')
    await typeInto(page, dialog.getByLabel('E-mail *'), invited)
    // This site has no mail server.
    await follow(page, dialog.getByRole('button', { name: 'Créer l’invitation' }))
    firstLink = await closeLink()
  })

  await test.step('another link is made from the list', async () => {
    await page.goto(USERS)
    let isHeld = true
    await page.route(/[?&]search=/, async (route) => {
      await expect.poll(() => isHeld).toBe(false)
      await route.continue()
    })
    await typeInto(page, page.getByPlaceholder(/^Recherche/), invited)
    const row = page.getByRole('row').filter({ hasText: invited })
    const again = row.getByRole('button', { name: /^Nouvelle invitation/ })
    await follow(page, again)
    // The list is drawn anew behind the dialogue.
    isHeld = false
    await expect(page).toHaveURL(/search=/)
    const link = await closeLink()
    await expect(again).toBeFocused()
    expect(link).not.toBe(firstLink)
  })

  await test.step('a colleague gets another role, and loses access after a question', async () => {
    await page.goto(`${USERS}?search=${encodeURIComponent(email)}`)
    const row = page.getByRole('row').filter({ hasText: email })
    await follow(page, row.getByRole('link', { name: 'Andrée Ponge' }).first())
    await tabTo(page, page.locator('#field-role input[role="combobox"]'))
    await keyboard.press('ArrowDown')
    // Super Administrator stands first among what is found.
    await keyboard.type('Administrateur')
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await follow(page, page.getByRole('button', { name: 'Enregistrer' }), 'Shift+Tab')
    await typeInto(page, dialog.getByLabel('Votre mot de passe'), directorAccount.password)
    await follow(page, dialog.getByRole('button', { name: 'Confirmer' }))
    await expect(page.getByText('Utilisateur modifié avec succès !')).toBeVisible()
    await page.goto(`${USERS}?search=${encodeURIComponent(email)}`)
    await expect(row).toContainText('Administrateur')

    const suspend = row.getByRole('button', { name: /^Suspendre l’accès/ })
    await follow(page, suspend)
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(suspend).toBeFocused()
    await keyboard.press('Enter')
    await follow(page, dialog.getByRole('button', { name: 'Suspendre l’accès' }))
    await expect(row).toContainText('Inactif')
  })
})

test('A list is sorted, narrowed and paged, and its columns are chosen, with the keyboard', async ({
  page,
  staff,
  director,
}) => {
  test.slow()
  const { keyboard } = page
  // What people choose in a list is kept for them.
  await comeAs(page, await openAccount(director, { role: 'moderator' }))
  await expect(page).toHaveURL('/admin')
  const { word } = await publishOffer(staff)
  const titles = page.locator('tbody .cell-title')

  await page.goto('/admin/collections/job-offers')
  const sort = page.getByRole('button', { name: 'Trier par Titre du poste, croissant' })
  await follow(page, sort)
  await expect(page).toHaveURL(/sort=title/)
  await expect(sort).toBeFocused()

  await follow(page, page.getByRole('button', { name: 'Par page : 25' }))
  await follow(page, page.getByRole('button', { name: '50', exact: true }))
  await expect(page).toHaveURL(/limit=50/)
  await expect(page.getByRole('button', { name: 'Par page : 50' })).toBeFocused()

  await follow(page, page.getByRole('button', { name: 'Colonnes' }), 'Shift+Tab')
  await follow(page, page.locator('.pill-selector button').filter({ hasText: /^Lieu$/ }))
  await expect(page.locator('#heading-location')).toHaveCount(0)
  await keyboard.press('Enter')
  await expect(page.locator('#heading-location')).toBeVisible()

  const filters = page.getByRole('region', { name: 'Filtrer les offres' })
  await follow(page, filters.getByRole('button', { name: 'Actives', exact: true }))
  await follow(page, filters.getByRole('button', { name: 'Plus de filtres' }))
  await chooseIn(page, filters.getByLabel('Lieu'), 'Nantes')
  await expect(page).toHaveURL(/location.*nantes/)
  await expect(page).toHaveURL(/isActive.*true/)
  await tabTo(page, page.getByPlaceholder(/^Recherche/), 'Shift+Tab')
  await keyboard.type(word)
  await expect(titles).toHaveCount(1)
  await expect(titles).toContainText(word)
})

test('A picture is added, described and given its centre of attention with the keyboard', async ({
  staffPage: page,
  staff,
}) => {
  await page.goto('/admin/collections/media/create')
  const asked = page.waitForEvent('filechooser')
  await follow(page, page.getByRole('button', { name: 'Sélectionnez un fichier' }))
  await (await asked).setFiles(await aPictureFile(`Toits ${rareWord()}`))
  const alt = `Les toits de nuit ${rareWord()}`
  await typeInto(page, page.getByLabel(/^Texte alternatif/), alt)
  const save = page.getByRole('button', { name: 'Enregistrer' })
  await follow(page, save, 'Shift+Tab')
  await expect(page).toHaveURL(/\/media\/\d+$/)
  const trail = page.locator('.step-nav')
  await expect(trail).toContainText(/toits/i)
  await expect(trail).not.toContainText('Nouvelle image')
  await follow(page, page.getByRole('button', { name: 'Modifier l’image' }))
  const drawer = page.getByRole('dialog')
  const fromLeft = drawer.locator('input[name="X %"]')
  await tabTo(page, fromLeft)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('20')
  await follow(page, drawer.getByRole('button', { name: 'Appliquer les modifications' }))
  await follow(page, save, 'Shift+Tab')
  await expect(page.getByText('Modifications enregistrées')).toBeVisible()
  const stored = await (await staff.get(`/api/media/${page.url().split('/').at(-1)}`)).json()
  expect(stored).toMatchObject({ alt, focalX: 20 })
})
