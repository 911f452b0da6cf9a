import type { APIRequestContext } from '@playwright/test'
import { expectGoodAtEachWidth, expectNoBarrier } from '../support/barriers'
import { PERSONS_BROWSER } from '../support/countedVisits'
import { follow } from '../support/keyboard'
import { rareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'

const EXTENDED = { timeout: 20_000 }
const VISITS = 60

/** So many visitors who come from there, at once: other journeys are counted meanwhile, but fewer. */
async function comeFrom(request: APIRequestContext, baseURL: string, host: string) {
  const sent = Array.from({ length: VISITS }, (_, rank) =>
    request.post(`${baseURL}/api/visites`, {
      headers: { Origin: new URL(baseURL).origin, 'User-Agent': PERSONS_BROWSER, Cookie: '' },
      data: {
        visitor: `visitor_${1_795_363_200_000 + rank}${host.slice(0, 9)}`,
        session: `session_${1_795_363_200_000 + rank}${host.slice(0, 9)}`,
        path: '/notre-adn',
        title: 'Notre ADN',
        referrer: `https://${host}/`,
        screen: '1440x900',
        touches: 0,
        link: ['', ''],
      },
    }),
  )
  for (const answer of await Promise.all(sent)) expect(answer.status()).toBe(204)
}

/** The figure that the panel on the start page is given. */
async function countedVisits(staff: APIRequestContext): Promise<number> {
  const { stats } = await (await staff.get('/api/statistiques?jours=30')).json()
  return stats.totals.totalVisits
}

test.describe('what is struck out', () => {
  test.use({ expectedFaults: [/status of 400/] })

  test('visits from one site are struck out of the figures, and taken back', async ({
    request,
    baseURL,
    staffPage: page,
    staff,
  }) => {
    test.slow()
    const host = `${rareWord().toLowerCase()}.example`
    const reason = `Des visites envoyées par un programme de ${host}.`
    const from = await countedVisits(staff)
    await comeFrom(request, baseURL ?? '', host)
    await expect(async () => {
      expect(await countedVisits(staff)).toBeGreaterThanOrEqual(from + VISITS)
    }).toPass(EXTENDED)
    const before = await countedVisits(staff)

    await page.goto('/admin/statistiques')
    await page.getByRole('link', { name: 'Page par page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pages vues' })).toBeVisible()
    const row = page
      .getByRole('row')
      .filter({ hasText: `depuis ${host}` })
      .first()
    await row.getByText('Écarter…').click()
    await expectGoodAtEachWidth(page, 'the pages that were seen')
    await row.getByRole('link', { name: `Écarter ce qui vient de ${host}` }).click()
    await expect(page.getByLabel(/^Lequel/)).toHaveValue(host)
    await expectNoBarrier(page, 'what is to be struck out')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Dites pourquoi, en une phrase.')).toBeVisible()
    await page.getByLabel(/^Pourquoi/).fill(reason)
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page).toHaveURL(/visit-exclusions\/\d+/)
    const exclusion = page.url()

    await expect(async () => {
      expect(await countedVisits(staff)).toBeLessThan(before - VISITS / 2)
    }).toPass(EXTENDED)
    await page.goto('/admin/statistiques')
    await expect(page.getByText('Des visites sont écartées de ces chiffres.')).toBeVisible()
    await page.goto('/admin/collections/page-visits')
    await page.getByRole('button', { name: 'Écartées', exact: true }).click()
    await expect(row.getByText('Écartée', { exact: true })).toBeVisible()
    const trail = await staff.get('/api/audit-entries', {
      params: { 'where[details][equals]': reason },
    })
    expect((await trail.json()).docs[0].subject).toContain(host)

    await page.goto(exclusion)
    await page.getByRole('checkbox', { name: /En vigueur/ }).uncheck()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(async () => {
      expect(await countedVisits(staff)).toBeGreaterThanOrEqual(before)
    }).toPass(EXTENDED)
  })
})

test('the list of pages that were seen is narrowed with the keyboard, and says what it cannot show', async ({
  staffPage: page,
}) => {
  await page.goto('/admin/collections/page-visits')
  await follow(page, page.getByRole('button', { name: 'Aujourd’hui' }))
  await expect(page).toHaveURL(/createdAt/)
  await page.goto('/admin/collections/page-visits?where[createdAt][greater_than_equal]=2026-01-01')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /La période est trop longue.*31\sjours au plus à la fois\. Revenir aux 7\sderniers jours/,
  )
  await follow(page, page.getByRole('button', { name: /^Revenir aux 7/ }))
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})
