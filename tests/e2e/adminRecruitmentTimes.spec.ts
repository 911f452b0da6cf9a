import { expectGoodAtEachWidth } from '../support/barriers'
import { follow } from '../support/keyboard'
import { applicationsOf, openAccount, publishOffer, sendApplication } from '../support/siteRecords'
import { signedIn } from '../support/staffAccounts'
import { expect, test } from '../support/test'

test('how long candidates wait is read by any of the staff, by offer and by month', async ({
  page,
  context,
  baseURL,
  director,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const { candidateName } = await sendApplication(staff, { jobSlug: offer.slug })
  await sendApplication(staff, { jobSlug: offer.slug })
  const [application] = await applicationsOf(staff, candidateName)
  const decided = await staff.patch(`/api/job-applications/${application?.id}`, {
    data: { status: 'rejected' },
  })
  await expect(decided).toBeOK()

  const moderator = await signedIn(
    baseURL ?? '',
    await openAccount(director, { role: 'moderator' }),
  )
  await context.addCookies((await moderator.storageState()).cookies)
  await moderator.dispose()
  const rowOf = (title: string, name: string) =>
    page.getByRole('table', { name: title }).getByRole('row').filter({ hasText: name })
  // Other journeys apply for offers too.
  await expect(async () => {
    for (const number of [1, 2, 3]) {
      await page.goto(`/admin/statistiques/recrutement?page=${number}`)
      await expect(page.getByRole('table').or(page.getByText('Aucune')).first()).toBeVisible()
      if ((await rowOf('Délais', offer.word).count()) > 0) return
    }
    throw new Error('The offer stands on none of the pages')
  }).toPass()
  const times = rowOf('Délais', offer.word).getByRole('cell')
  await expect(times).toHaveText(['2', /min$/, /min$/, /min$/, /min$/, '–', '–', '–'])
  await expect(times.nth(1)).toHaveAttribute('title', /candidature mesurée$/)
  const open = rowOf('Dossiers encore ouverts', offer.word).getByRole('cell')
  await expect(open).toHaveText([/^1\s?la plus ancienne depuis \d+\smin$/, /^1/, /^2/])
  await expectGoodAtEachWidth(page, 'the times by offer')

  await follow(page, page.getByRole('link', { name: 'Par mois', exact: true }))
  await expect(page).toHaveURL(/par=month/)
  await expect(page.getByRole('rowheader', { name: /^\p{L}+ 20\d\d$/u }).first()).toBeVisible()
  await expectGoodAtEachWidth(page, 'the times by month')

  await page.goto('/admin/statistiques/recrutement?du=2020-01-01&au=2020-01-31')
  await expect(
    page.getByText('Aucune candidature n’a été reçue pendant cette période.'),
  ).toBeVisible()
  await expectGoodAtEachWidth(page, 'no application')
})
