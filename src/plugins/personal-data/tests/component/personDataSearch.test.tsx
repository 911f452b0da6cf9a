import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PersonDataSearch } from '@/src/plugins/personal-data/admin/PersonDataSearch'
import type {
  NamedPersonPassage,
  PersonSummary,
} from '@/src/plugins/personal-data/rules/personRecord'
import { NO_HIDDEN_RECORDS, NO_RECORDS } from '@/src/plugins/personal-data/tests/support/noRecords'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, offline, respond } from '@/tests/component/support/respond'
import { testAt } from '@/tests/component/support/testAt'

/** A person with one application, who is named twice in a note on another person's application. */
const aPerson = (different: Partial<PersonSummary> = {}): PersonSummary => ({
  address: 'camille@mail.test',
  names: ['Camille Durand'],
  counts: { ...NO_RECORDS, applications: 1, files: 2 },
  stored: { applications: [7], messages: [], trashedMessages: [] },
  hidden: NO_HIDDEN_RECORDS,
  sharedNames: [],
  hasAccount: false,
  passages: [aPassage(), aPassage({ mark: 'b', before: 'À ne pas confondre avec ' })],
  hasMorePassages: false,
  linked: [],
  sealed: { until: null, isReadable: false },
  ...different,
})

const aPassage = (different: Partial<NamedPersonPassage> = {}): NamedPersonPassage => ({
  ...{ place: 'note', row: 3, mark: 'a', document: 8, isInTrash: false, whose: 'Inès Petit' },
  ...{ before: 'Recommandé par ', name: 'CAMILLE DURAND', after: '.' },
  ...different,
})

const ADDRESS = '/api/personnes'
const field = page.getByLabelText('Adresse e-mail')
const dialog = page.getByRole('dialog', { name: 'Effacer les données de cette personne' })
const confirmation = dialog.getByLabelText('Tapez camille@mail.test pour confirmer')
const erase = dialog.getByRole('button', { name: 'Effacer définitivement' })

/** Searches for the person and waits for the result. */
async function openPerson(person = aPerson(), width = 1440) {
  respond('post', ADDRESS, json({ person }))
  await renderInAdmin(<PersonDataSearch />, { width })
  await field.fill(person.address)
  await page.getByRole('button', { name: 'Chercher' }).click()
  await expect.element(page.getByText(`Ce que le site garde de ${person.address}`)).toBeVisible()
}

testAt([390, 1440])(
  'What is stored of a person is counted, linked and quoted (%i px)',
  async (width) => {
    await openPerson(undefined, width)
    await expect.element(page.getByText('Connue sous le nom de Camille Durand.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Candidatures : 1' }))
      .toHaveAttribute('href', '/admin/collections/job-applications/7')
    await expect.element(page.getByText('À ne pas confondre avec CAMILLE DURAND.')).toBeVisible()
    await expect.element(page.getByText('0 sur 2 passages cochés')).toBeVisible()
    const exportForm = document.querySelector('form[method=post]')
    expect(exportForm?.getAttribute('action')).toBe('/api/personnes/export')
    expect(
      new FormData(exportForm instanceof HTMLFormElement ? exportForm : undefined).get('address'),
    ).toBe('camille@mail.test')
    await expectNoAxeViolation()
    expectNoSidewaysScroll()
  },
)

test('An address that is incomplete, or whose search fails, is explained beside the field', async () => {
  respond('post', ADDRESS, json({ error: 'Refusé.' }, 403), offline())
  await renderInAdmin(<PersonDataSearch />)
  const find = page.getByRole('button', { name: 'Chercher' })
  await field.fill('camille')
  await find.click()
  await expect.element(field).toHaveAccessibleDescription('Tapez une adresse e-mail complète.')
  await field.fill('camille@mail.test')
  await find.click()
  await expect.element(field).toHaveAccessibleDescription('Refusé.')
  await find.click()
  await expect.element(field).toHaveAccessibleDescription(/La recherche n’a pas abouti/)
})

test('A person is erased once the address is typed again, with the passages that were ticked', async () => {
  const counts = { ...NO_RECORDS, applications: 1 }
  const erasure = { counts, filesLeft: true, replaced: 1, changed: ['a'] }
  const erased = respond('post', `${ADDRESS}/effacement`, json(erasure))
  await openPerson()
  await page
    .getByRole('checkbox', { name: /^Remplacer ici — Note interne/ })
    .first()
    .click()
  await expect.element(page.getByText('1 sur 2 passages cochés')).toBeVisible()
  await page.getByRole('button', { name: 'Effacer…' }).click()
  await expect.element(dialog.getByText('dans le passage que vous avez coché')).toBeVisible()
  await expectNoAxeViolation()
  await confirmation.fill('quelqu-un@mail.test')
  await erase.click()
  await expect
    .element(confirmation)
    .toHaveAccessibleDescription('L’adresse tapée n’est pas celle de la personne.')
  expect(erased).toEqual([])
  await confirmation.fill('CAMILLE@mail.test')
  await erase.click()
  await expect.element(page.getByText('Les données ont été effacées')).toBeVisible()
  await expect
    .element(page.getByText('Le stockage n’a pas encore rendu tous les fichiers.'))
    .toBeVisible()
  await expect.element(page.getByText('Ces passages n’ont pas été remplacés')).toBeVisible()
  expect(erased).toEqual([
    {
      ...{ address: 'camille@mail.test', confirmation: 'CAMILLE@mail.test' },
      passages: [{ place: 'note', row: 3, mark: 'a' }],
    },
  ])
})

test('An erasure that failed differs from one whose response was lost', async () => {
  const lost = 'l’effacement a peut-être eu lieu'
  const failed = 'L’effacement n’a pas abouti : rien n’a été effacé.'
  respond('post', `${ADDRESS}/effacement`, json({}, 500), offline())
  await openPerson()
  await page.getByRole('button', { name: 'Effacer…' }).click()
  await confirmation.fill('camille@mail.test')
  await erase.click()
  await expect.element(dialog.getByText(failed)).toBeVisible()
  await erase.click()
  await expect.element(dialog.getByText(lost)).toBeVisible()
  await expect.element(dialog.getByText(failed)).not.toBeInTheDocument()
})

test('A person with an account is not erased here', async () => {
  await openPerson(aPerson({ hasAccount: true }))
  await expect
    .element(page.getByText('Un compte de l’administration porte cette adresse.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Effacer…' })).toBeDisabled()
})

test('An address of which nothing is stored can be neither exported nor erased', async () => {
  const stored = { applications: [], messages: [], trashedMessages: [] }
  await openPerson(aPerson({ counts: NO_RECORDS, names: [], passages: [], stored }))
  await expect.element(page.getByText('Le site ne garde rien de cette adresse.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Exporter' })).not.toBeInTheDocument()
})

test('Another address that was linked by hand is opened by its own button', async () => {
  const links = [{ by: 'Andrée Ponge', at: '2026-03-03T09:00:00.000Z' }]
  const linked = { address: 'c.durand@mail.test', names: ['C. Durand'], applications: 2, links }
  await openPerson(aPerson({ linked: [linked] }))
  await expect
    .element(page.getByText('Reliée à la main par Andrée Ponge, le 03/03/2026'))
    .toBeVisible()
  const searched = respond('post', ADDRESS, json({ person: aPerson({ address: linked.address }) }))
  await page.getByRole('button', { name: 'Traiter aussi c.durand@mail.test' }).click()
  await expect.element(page.getByText('Ce que le site garde de c.durand@mail.test')).toBeVisible()
  await expect.element(field).toHaveValue('c.durand@mail.test')
  expect(searched).toEqual([{ address: 'c.durand@mail.test' }])
})

test('The erasure leaves sealed records unless a Super Administrator ticks them', async () => {
  const sealed = { until: '2031-05-05', isReadable: true }
  const erased = respond(
    'post',
    `${ADDRESS}/effacement`,
    json({
      counts: { ...NO_RECORDS, sealedRecords: 1 },
      filesLeft: false,
      replaced: 0,
      changed: [],
    }),
  )
  await openPerson(aPerson({ passages: [], sealed, counts: { ...NO_RECORDS, sealedRecords: 1 } }))
  await page.getByRole('button', { name: 'Effacer…' }).click()
  await expect.element(dialog.getByText('jusqu’au 05/05/2031 au plus tard')).toBeVisible()
  await dialog.getByLabelText('Effacer aussi les archives scellées').click()
  await confirmation.fill('camille@mail.test')
  await erase.click()
  await expect.poll(() => erased.at(-1)).toMatchObject({ erasesSealedRecords: true })
})

test('An Administrator reads until when sealed records remain, and cannot tick them', async () => {
  await openPerson(aPerson({ sealed: { until: '2031-05-05', isReadable: false } }))
  await expect.element(page.getByText('Seul un Super Administrateur peut joindre')).toBeVisible()
  await page.getByRole('button', { name: 'Effacer…' }).click()
  await expect.element(dialog.getByText('jusqu’au 05/05/2031 au plus tard')).toBeVisible()
  await expect.element(dialog.getByLabelText('Effacer aussi les archives')).not.toBeInTheDocument()
})
