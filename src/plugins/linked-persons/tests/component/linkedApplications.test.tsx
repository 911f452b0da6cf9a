import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EarlierApplicationDecision } from '@/src/plugins/linked-persons/admin/EarlierApplicationDecision'
import { OtherApplications } from '@/src/plugins/linked-persons/admin/OtherApplications'
import type { OtherApplicationsAndLinks as Others } from '@/src/plugins/linked-persons/queries/findOtherApplications'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, offline, refusalResponse, respond } from '@/tests/component/support/respond'

type OtherApplication = Others['applications'][number]

/** A spontaneous application from another e-mail address, refused without a reply. */
const anOtherApplication = (different: Partial<OtherApplication> = {}): OtherApplication => ({
  id: 8,
  candidateName: 'Noëlle Roy',
  jobTitle: 'Candidature spontanée',
  jobOffer: null,
  status: 'rejected',
  statusChangedAt: '2026-02-03T09:00:00.000Z',
  answeredAt: null,
  isSpam: false,
  createdAt: '2026-02-01T09:00:00.000Z',
  isLinked: true,
  isSameOffer: false,
  answer: null,
  ...different,
})

const APPLICATION_LINK = {
  id: 40,
  authorName: 'Andrée Ponge',
  createdAt: '2026-03-03T09:00:00.000Z',
  pair: [
    { id: 7, address: 'n.roy@mail.test' },
    { id: 8, address: 'noelle@mail.test' },
  ],
}

type RenderOptions = Partial<Others> & { canLink?: boolean; width?: number }

const renderOtherApplications = ({
  applications = [],
  links = [],
  canLink = true,
  width,
}: RenderOptions = {}) =>
  renderInAdmin(
    <section aria-label="Autres candidatures de cette personne">
      <OtherApplications
        application={7}
        canLink={canLink}
        folder="/admin/collections/job-applications"
        others={{ applications, links }}
        timezone="Europe/Paris"
      />
    </section>,
    { width },
  )

const LINKS_API_PATH = '/api/application-links'
const linkButton = page.getByRole('button', { name: 'Même personne qu’une autre candidature…' })
const linkDialog = page.getByRole('dialog', { name: 'Même personne qu’une autre candidature' })
const searchResponse = (docs: object[], totalDocs = docs.length) => json({ docs, totalDocs })
const NOELLE_APPLICATION = {
  ...anOtherApplication(),
  candidateEmail: 'noelle@mail.test',
  candidatePhone: '06 12 34 56 78',
}

test('An application from another address is found, linked, and unlinked from the notice', async () => {
  const searched = respond(
    'get',
    '/api/job-applications',
    offline(),
    searchResponse([NOELLE_APPLICATION], 12),
  )
  const linked = respond('post', LINKS_API_PATH, json({ doc: { id: 40 } }))
  respond('delete', `${LINKS_API_PATH}/40`)
  await renderOtherApplications({ width: 390 })
  await expect.element(page.getByText('Aucune autre candidature avec cette adresse')).toBeVisible()
  await linkButton.click()
  await linkDialog.getByLabelText('Nom, e-mail ou téléphone').fill('noelle')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(linkDialog.getByText('La recherche n’a pas abouti. Réessayez.'))
    .toBeVisible()
  await linkDialog.getByRole('button', { name: 'Chercher', exact: true }).click()
  await expect.element(linkDialog.getByText('noelle@mail.test')).toBeVisible()
  await expect.element(linkDialog.getByText('Seules les plus récentes sont montrées')).toBeVisible()
  expect(searched.at(-1)).toMatchObject({
    'where[and][0][searchText][like]': 'noelle',
    'where[and][2][id][not_in]': '7',
  })
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
  await linkDialog
    .getByRole('button', { name: 'Relier à Noëlle Roy, Candidature spontanée' })
    .click()
  await expect.element(page.getByText('Candidatures reliées')).toBeVisible()
  await expect.element(linkDialog).not.toBeInTheDocument()
  expect(linked).toEqual([{ first: 7, second: 8 }])
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(page.getByText('Candidatures déliées')).toBeVisible()
})

test('A link that is refused says why, in the dialog', async () => {
  const message = 'Ces deux candidatures sont déjà reliées.'
  respond('get', '/api/job-applications', searchResponse([NOELLE_APPLICATION]))
  respond('post', LINKS_API_PATH, refusalResponse(400, 'Refusé', { second: message }))
  await renderOtherApplications()
  await linkButton.click()
  await linkDialog.getByLabelText('Nom, e-mail ou téléphone').fill('noelle')
  await userEvent.keyboard('{Enter}')
  await linkDialog.getByRole('button', { name: /^Relier à Noëlle/ }).click()
  await expect.element(linkDialog.getByText(message)).toBeVisible()
})

test('A search without a result says so', async () => {
  respond('get', '/api/job-applications', searchResponse([]))
  await renderOtherApplications()
  await linkButton.click()
  await linkDialog.getByLabelText('Nom, e-mail ou téléphone').fill('personne')
  await userEvent.keyboard('{Enter}')
  await expect.element(linkDialog.getByText('Aucune autre candidature ne répond')).toBeVisible()
})

test('A linked application shows its decision and reply, and is unlinked and linked again', async () => {
  respond('delete', `${LINKS_API_PATH}/40`)
  const linked = respond('post', LINKS_API_PATH, json({ doc: { id: 41 } }))
  const answer = {
    ...{ id: 3, application: 9, subject: 'Votre candidature', body: 'Bonjour Noëlle' },
    sentAt: '2026-02-04T09:00:00.000Z',
  }
  const answered = anOtherApplication({ id: 9, jobTitle: 'Développeur', isSameOffer: true, answer })
  await renderOtherApplications({
    applications: [anOtherApplication(), answered],
    links: [APPLICATION_LINK],
  })
  const first = page.getByRole('listitem').first()
  const second = page.getByRole('listitem').nth(1)
  await expect.element(first).toHaveTextContent('reliée à la main')
  await expect.element(first).toHaveTextContent('Refusé le 03/02/2026')
  await expect.element(first).toHaveTextContent('Aucune réponse donnée')
  await expect
    .element(first.getByRole('link', { name: 'Candidature spontanée' }))
    .toHaveAttribute('href', '/admin/collections/job-applications/8')
  await expect.element(second).toHaveTextContent('pour la même offre')
  await second.getByText('Réponse du 04/02/2026 : Votre candidature').click()
  await expect.element(second.getByText('Bonjour Noëlle')).toBeVisible()
  await expectNoAxeViolation()
  await page.getByRole('button', { name: 'Délier n.roy@mail.test et noelle@mail.test' }).click()
  await expect.element(page.getByText('Candidatures déliées')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(page.getByText('Candidatures reliées')).toBeVisible()
  expect(linked).toEqual([{ first: 7, second: 8 }])
})

test('An anonymised or unwanted application cannot be linked', async () => {
  await renderOtherApplications({ canLink: false })
  await expect.element(page.getByText('Aucune autre candidature')).toBeVisible()
  await expect.element(linkButton).not.toBeInTheDocument()
})

test('Before the next decision the last earlier one is shown', async () => {
  const earlier = anOtherApplication({
    id: 9,
    statusChangedAt: '2026-01-03T09:00:00.000Z',
    status: 'accepted',
  })
  const applications = [earlier, anOtherApplication({ isSameOffer: true })]
  await renderInAdmin(
    <EarlierApplicationDecision applications={applications} timezone="Europe/Paris" />,
  )
  await expect
    .element(page.getByRole('link'))
    .toHaveTextContent(
      '2 autres candidatures, dont une pour la même offre, la dernière décidée : Refusé le 03/02/2026, aucune réponse donnée',
    )
})
