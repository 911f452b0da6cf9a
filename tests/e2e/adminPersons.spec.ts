import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoBarrier, expectNothingTooWide } from '../support/barriers'
import { applicationsOf, rareWord, sendApplication } from '../support/siteRecords'
import { expect, test } from '../support/test'

const LIST = '/admin/collections/job-applications'

/** An application of somebody who is found by this word, from an address of its own. */
async function anApplicant(staff: APIRequestContext, name = `Inès ${rareWord()}`) {
  const candidateEmail = `${rareWord()}@candidats.test`.toLowerCase()
  await sendApplication(staff, { candidateName: name, candidateEmail })
  const [application] = await applicationsOf(staff, name)
  if (!application) throw new Error('The application has not arrived')
  return { id: application.id, name, candidateEmail }
}

const toast = (page: Page, said: string) => page.getByRole('listitem').filter({ hasText: said })

test('what is not serious leaves the list by hand, is found by its filter, and comes back', {
  tag: '@phone',
}, async ({ staffPage: page, staff, isMobile }) => {
  const word = rareWord()
  const spam = await anApplicant(staff, `Pub ${word}`)
  const serious = await anApplicant(staff, `Inès ${word}`)
  await page.goto(`${LIST}/${spam.id}`)
  const mark = page.getByRole('button', { name: 'Pas sérieuse', exact: true })
  await (isMobile ? mark.tap() : mark.click())
  await expect(page.getByText(/^Marquée pas sérieuse le .* par /)).toBeVisible()
  await expect(page.getByText(/Elle sera supprimée le \d\d\/\d\d\/\d{4}/)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Décision' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Réponse au candidat' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Historique' })).toContainText(
    'Marquée pas sérieuse',
  )
  await expectNoBarrier(page, 'set aside', [], '.document-fields')
  await expectNothingTooWide(page, 'set aside')
  await toast(page, 'mise parmi les indésirables').getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('group', { name: 'Décision' })).toBeVisible()

  await page.goto(`${LIST}?search=${word}`)
  const row = (name: string) => page.getByRole('link', { name, exact: true })
  await page.getByRole('button', { name: `Pas sérieuse : ${spam.name}` }).click()
  await expect(row(spam.name)).toBeHidden()
  await expect(row(serious.name)).toBeVisible()
  await page.getByRole('button', { name: 'Plus de filtres' }).click()
  await page.getByRole('button', { name: 'Indésirables', exact: true }).click()
  await expect(row(spam.name)).toBeVisible()
  await expect(row(serious.name)).toBeHidden()
  await expectNothingTooWide(page, 'the list of what is set aside')
  // On a phone too, where the row of filters is moved sideways.
  const clear = page.getByRole('button', { name: 'Effacer les filtres' })
  await expect(clear).toBeInViewport({ ratio: 1 })

  await page.getByRole('checkbox', { name: `Cocher : ${spam.name}` }).check()
  await page
    .getByRole('region', { name: 'Lignes cochées' })
    .getByRole('button', { name: 'Remettre parmi les candidatures' })
    .click()
  await expect(toast(page, 'Candidature remise dans la liste')).toBeVisible()
  await page.getByRole('button', { name: 'Indésirables', exact: true }).click()
  await expect(row(spam.name)).toBeVisible()
})

test('a person who applied from another address is linked by hand, seen with what was decided, and unlinked', {
  tag: '@phone',
}, async ({ staffPage: page, staff, isMobile }) => {
  const word = rareWord()
  const before = await anApplicant(staff, `Noëlle ${word}`)
  const now = await anApplicant(staff, `N. ${rareWord()}`)
  const data = { status: 'rejected' }
  await expect(await staff.patch(`/api/job-applications/${before.id}`, { data })).toBeOK()
  const press = (name: string, within: Pick<Page, 'getByRole'> = page) => {
    const button = within.getByRole('button', { name })
    return isMobile ? button.tap() : button.click()
  }
  await page.goto(`${LIST}/${now.id}`)
  const others = page.getByRole('region', { name: 'Autres candidatures de cette personne' })
  await press('Même personne qu’une autre candidature', others)
  const dialog = page.getByRole('dialog', { name: 'Même personne' })
  const search = dialog.getByLabel('Nom, e-mail ou téléphone')
  await search.fill(`noelle ${word}`)
  // A page that is drawn anew at that moment, for its first reading, takes no key.
  await expect(async () => {
    await search.press('Enter')
    await expect(dialog.getByText(before.candidateEmail)).toBeVisible({ timeout: 3_000 })
  }).toPass()
  // Until then its buttons are on their way from pale to usable.
  await expect(dialog.getByRole('button', { name: 'Chercher', exact: true })).toBeEnabled()
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  await expectNoBarrier(page, 'linking', [], 'dialog')
  await expectNothingTooWide(page, 'linking')
  await press(`Relier à ${before.name}`, dialog)
  await expect(others.getByText('reliée à la main')).toBeVisible()
  await expect(others.getByText(/^Refusé le/)).toBeVisible()
  await expect(others.getByText('Aucune réponse donnée')).toBeVisible()
  const earlier = page.getByRole('link', { name: /^Une autre candidature\s: Refusé le/ })
  await expect(earlier).toHaveText(/aucune réponse donnée$/)
  await expect(page.getByRole('region', { name: 'Historique' })).toContainText(
    'Reliée à une autre candidature',
  )
  await expectNoBarrier(page, 'linked', [], '.document-fields')
  await expectNothingTooWide(page, 'linked')

  await press('Délier', others)
  await expect(others.getByText('Aucune autre candidature')).toBeVisible()
  await toast(page, 'Candidatures déliées').getByRole('button', { name: 'Annuler' }).click()
  await expect(others.getByText('reliée à la main')).toBeVisible()

  await page.goto('/admin/globals/data-retention/personne')
  await page.getByLabel('Adresse e-mail').fill(before.candidateEmail)
  await press('Chercher')
  await expect(page.getByText('Reliée à la main par')).toBeVisible()
  await press(`Traiter aussi ${now.candidateEmail}`)
  await expect(page.getByText(`Ce que le site garde de ${now.candidateEmail}`)).toBeVisible()
})
