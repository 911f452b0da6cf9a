import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '@/tests/support/httpTest'
import { readHtml } from '@/tests/support/readHtml'
import { publishOffer } from '@/tests/support/siteRecords'

const readPageSteps = async (visitor: APIRequestContext, url: string) => {
  const response = await visitor.get(url)
  expect(response.status()).toBe(200)
  const page = readHtml(await response.text())
  return { headings: page.texts('h2'), steps: page.texts('main ol > li > h3'), page }
}

const FRENCH_STEPS_HEADING = 'Les étapes de votre recrutement'
const DEMO_STEP_TITLES = [
  'Premier échange',
  'Entretien avec votre futur responsable',
  'Échange technique',
]

for (const path of ['/nos-offres/', '/postuler/']) {
  const after = path === '/postuler/' ? '/merci' : ''

  test(`${path}…${after} shows the general steps until the offer has its own`, async ({
    visitor,
    staff,
  }) => {
    const { id, slug } = await publishOffer(staff)
    const general = await readPageSteps(visitor, path + slug + after)
    expect(general.headings).toContain(FRENCH_STEPS_HEADING)
    expect(general.steps).toEqual([...DEMO_STEP_TITLES, 'Proposition'])
    const processSteps = [{ title: 'Visite du chantier', duration: 'Une demi-journée' }]
    await expect(await staff.patch(`/api/job-offers/${id}`, { data: { processSteps } })).toBeOK()
    const own = await readPageSteps(visitor, path + slug + after)
    expect(own.steps).toEqual(['Visite du chantier'])
    expect(own.page.texts('main ol > li > p')).toEqual(['Une demi-journée'])
  })
}

test('The English pages show the English steps, and own steps as French', async ({
  visitor,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const processSteps = [{ title: 'Visite', duration: '1 heure' }]
  const withSteps = await publishOffer(staff, { processSteps })
  const general = await readPageSteps(visitor, `/en/jobs/${offer.slug}`)
  expect(general.headings).toContain('The steps of your recruitment')
  expect(general.steps[0]).toBe('First conversation')
  const own = await readPageSteps(visitor, `/en/jobs/${withSteps.slug}`)
  expect(own.page.texts('main ol[lang="fr"] > li > h3')).toEqual(['Visite'])
})

test('Spontaneous applications and unknown titles end with the general steps', async ({
  visitor,
}) => {
  for (const slug of ['candidature-spontanee', 'gardienne-de-phare']) {
    const { steps } = await readPageSteps(visitor, `/postuler/${slug}/merci`)
    expect(steps).toEqual([...DEMO_STEP_TITLES, 'Proposition'])
  }
})
