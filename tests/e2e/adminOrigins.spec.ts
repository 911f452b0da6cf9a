import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import { CONSENT_KEY, chooseConsent } from '@/src/domain/visits/consent'
import { applicationPage } from '../support/applicationPage'
import { expectGoodAtEachWidth } from '../support/barriers'
import { PERSONS_BROWSER, storedIds, visitsOf } from '../support/countedVisits'
import { expectEveryStop, follow } from '../support/keyboard'
import { applicationsOf, publishOffer, rareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'

const WRITTEN = { timeout: 20_000 }
// Nobody came then: what stands there is of this file alone.
const LONG_AGO = 'du=2021-03-01&au=2021-03-31'

const tableOf = (page: Page, group: string) =>
  page.getByRole('table', { name: `D’où viennent les candidats, par ${group}` })
const declaredIn = (page: Page) => page.getByRole('table', { name: 'Ce que disent les candidats' })
const rowOf = (page: Page, group: string, name: string) =>
  tableOf(page, group)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) })

/** Follows the link of a mailing, reads an offer and applies, having accepted that it is measured. */
async function applyFromMailing(browser: Browser, baseURL: string | undefined, address: string) {
  const context = await browser.newContext({ baseURL, userAgent: PERSONS_BROWSER, locale: 'fr-FR' })
  const consent = chooseConsent('selection', { analytics: true, marketing: false }, new Date())
  await context.addInitScript(([key, kept]) => window.localStorage.setItem(key, kept), [
    CONSENT_KEY,
    JSON.stringify(consent),
  ] as const)
  const page = await context.newPage()
  const candidateName = `Inès ${rareWord()}`
  await page.goto(address)
  await page
    .getByRole('link', { name: /Postuler/ })
    .first()
    .click()
  const form = applicationPage(page)
  await form.name.fill(candidateName)
  await form.email.fill('ines@candidats.test')
  await form.heardFrom.selectOption('École ou salon')
  // Who types as people do sends it once the page that they came to is written.
  await expect.poll(async () => visitsOf((await storedIds(page)).visitor ?? '')).not.toEqual([])
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  await context.close()
  return candidateName
}

test('did Tuesday’s newsletter work, and where do the people we hired come from: three clicks each', async ({
  browser,
  baseURL,
  staffPage: page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const campaign = `mardi-${rareWord()}`
  const link = `utm_source=lettre&utm_medium=email&utm_campaign=${campaign}&utm_content=haut`
  const candidateName = await applyFromMailing(
    browser,
    baseURL,
    `/nos-offres/${offer.slug}?${link}`,
  )
  const [application] = await applicationsOf(staff, candidateName)
  await staff.patch(`/api/job-applications/${application?.id}`, { data: { status: 'accepted' } })

  await expect(async () => {
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Statistiques', exact: true }).click()
    await page.getByRole('link', { name: 'Origines', exact: true }).click()
    await page.getByRole('link', { name: 'Campagne', exact: true }).click()
    await expect(rowOf(page, 'campagne', campaign).getByRole('cell')).toHaveText(
      ['1', '1', /^100.%$/, '1', /^100.%$/, '1', /^100.%$/],
      { timeout: 3_000 },
    )
  }).toPass(WRITTEN)
  await expect(rowOf(page, 'campagne', campaign)).toContainText('lettre · email')

  await page.goto('/admin')
  await page.getByRole('link', { name: 'Statistiques', exact: true }).click()
  await page.getByRole('link', { name: 'Origines', exact: true }).click()
  await page.getByRole('link', { name: 'Acceptées', exact: true }).first().click()
  const sorted = page.getByRole('columnheader', { name: 'Acceptées', exact: true }).first()
  await expect(sorted).toHaveAttribute('aria-sort', 'descending')
  await expect(rowOf(page, 'source', 'E-mails').getByRole('cell').nth(5)).not.toHaveText('0')
  const atASchool = declaredIn(page).getByRole('row').filter({ hasText: 'École ou salon' })
  await expect(atASchool.getByRole('cell').nth(1)).not.toHaveText('0')

  await page.goto(`/admin/collections/job-applications/${application?.id}`)
  await expect(page.getByText(`campagne\u00A0: ${campaign} · lettre · email · haut`)).toBeVisible()
  await expect(page.getByText('Dit nous connaître par\u00A0: École ou salon')).toBeVisible()
})

/** Forty campaigns of one month, and a site of each kind. */
async function fillMonth() {
  const client = new pg.Client(process.env.DATABASE_UNDER_TEST)
  await client.connect()
  try {
    await client.query(`
      DELETE FROM origin_days WHERE day BETWEEN '2021-03-01' AND '2021-03-31';
      INSERT INTO visit_origins (source, site, utm_source, utm_medium, utm_campaign, utm_content)
      SELECT 'email'::visit_source, '', 'lettre', 'email', 'campagne-' || n, '' FROM generate_series(1, 40) n
      UNION ALL SELECT 'referral'::visit_source, site, '', '', '', ''
      FROM unnest(ARRAY['Indeed', 'ChatGPT', 'un-nom-d-hote-vraiment-interminable.blog.exemple.fr']) site
      ON CONFLICT DO NOTHING;
      INSERT INTO origin_days (day, origin_id, sessions, forms)
      SELECT date '2021-03-01' + id % 31, id, 1000 + id, 40 + id FROM visit_origins
      WHERE utm_campaign LIKE 'campagne-%' OR site = ANY (
        ARRAY['Indeed', 'ChatGPT', 'un-nom-d-hote-vraiment-interminable.blog.exemple.fr'])`)
  } finally {
    await client.end()
  }
}

test('the page tells of forty campaigns, of every group and of nothing, without a barrier', async ({
  staffPage: page,
}) => {
  await fillMonth()
  await page.goto(`/admin/statistiques/origines?${LONG_AGO}&par=campagne`)
  await expect(rowOf(page, 'campagne', 'campagne-40')).toContainText('1 0')
  await expect(tableOf(page, 'campagne').getByRole('rowheader')).toHaveCount(42)
  await expectGoodAtEachWidth(page, 'forty campaigns')

  await follow(page, page.getByRole('link', { name: 'Campagne', exact: true }).last())
  await expect(page).toHaveURL(/tri=nom/)
  await expect(page).toHaveURL(/du=2021-03-01/)
  await expect(tableOf(page, 'campagne').getByRole('rowheader').first()).toContainText('campagne-1')
  await page.getByRole('button', { name: 'Afficher' }).click()
  await expect(page).toHaveURL(/par=campagne&tri=nom/)

  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await expect(rowOf(page, 'site', 'Indeed')).toContainText('Sites d’emploi')
  await expect(rowOf(page, 'site', 'ChatGPT')).toContainText('Assistants IA')
  await expectGoodAtEachWidth(page, 'by site')
  await page.getByRole('link', { name: 'Source', exact: true }).first().click()
  await expect(rowOf(page, 'source', 'Sites d’emploi')).toBeVisible()
  await page.reload()
  await expectEveryStop(page, 'by source')

  await page.goto('/admin/statistiques/origines?du=2020-01-01&au=2020-01-31&par=campagne')
  await expect(
    page.getByText('Aucune visite ni candidature mesurée pendant cette période.'),
  ).toBeVisible()
  await expectGoodAtEachWidth(page, 'an empty month')
})
