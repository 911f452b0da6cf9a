import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OpinionRequestNotice } from '@/src/plugins/opinions/admin/OpinionRequestNotice'
import {
  expectNoAxeViolation,
  expectNoSidewaysScroll,
  expectThumbSized,
} from '@/tests/component/support/axe'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, offline, respond } from '@/tests/component/support/respond'
import { testAt } from '@/tests/component/support/testAt'
import { OpinionsSection } from '../../admin/OpinionsSection'
import type { FoundOpinions } from '../../queries/findOpinions'

type FoundOpinion = FoundOpinions['opinions'][number]

const anOpinion = (different: Partial<FoundOpinion> = {}): FoundOpinion => ({
  id: 1,
  application: 7,
  opinion: 'reserved',
  sentence: 'Peu de recul.',
  authorName: 'Alix Roy',
  isOwn: false,
  createdAt: '2026-03-03T09:00:00.000Z',
  updatedAt: '2026-03-03T09:00:00.000Z',
  ...different,
})

const renderOpinions = (opinions: FoundOpinion[] = [], width = 1440) =>
  renderInAdmin(
    <OpinionsSection
      application={7}
      askedBy={[]}
      isAsked
      opinions={opinions}
      timezone="Europe/Paris"
    />,
    { width },
  )

const sentenceField = page.getByLabelText('En une phrase')
const giveOpinionButton = page.getByRole('button', { name: 'Donner mon avis' })

test('An opinion needs a choice and a sentence', async () => {
  const saved = respond('post', '/api/application-opinions')
  await renderOpinions()
  await giveOpinionButton.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choisissez un avis.')
  await page.getByLabelText('Favorable', { exact: true }).click()
  await giveOpinionButton.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Dites pourquoi, en une phrase.')
  await expect.element(sentenceField).toHaveAttribute('aria-invalid', 'true')
  await sentenceField.fill('Deux migrations menées.')
  await giveOpinionButton.click()
  await expect.element(page.getByText('Avis enregistré')).toBeVisible()
  await expect.element(sentenceField).toHaveValue('')
  expect(saved).toEqual([
    { application: 7, opinion: 'favourable', sentence: 'Deux migrations menées.' },
  ])
})

test('An opinion that is not saved keeps its sentence, also when the page is opened again', async () => {
  respond('post', '/api/application-opinions', offline())
  const { unmount } = await renderOpinions()
  await page.getByLabelText('Réservé').click()
  await sentenceField.fill('Peu de recul.')
  await giveOpinionButton.click()
  await expect.element(page.getByText('Votre texte est conservé : réessayez.')).toBeVisible()
  await unmount()
  await renderOpinions()
  await expect.element(sentenceField).toHaveValue('Peu de recul.')
})

test('A colleague declines to give an opinion once they confirm', async () => {
  const saved = respond('post', '/api/application-opinions')
  await renderOpinions()
  const decline = { name: 'Je ne me prononce pas' }
  await page.getByRole('button', decline).click()
  const dialog = page.getByRole('dialog', { name: 'Ne pas vous prononcer ?' })
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  expect(saved).toEqual([])
  await page.getByRole('button', decline).click()
  await dialog.getByRole('button', decline).click()
  await expect.element(page.getByText('Avis enregistré')).toBeVisible()
  expect(saved).toEqual([{ application: 7, opinion: 'declined' }])
})

test('An opinion that is given is shown beside those of others, without a form', async () => {
  const own = anOpinion({ id: 2, opinion: 'favourable', sentence: 'Solide.', isOwn: true })
  const { unmount } = await renderOpinions([own])
  await expect.element(page.getByText('Aucun autre avis pour l’instant.')).toBeVisible()
  await expect.element(giveOpinionButton).not.toBeInTheDocument()
  await unmount()
  await renderOpinions([anOpinion(), own])
  await expect
    .element(page.getByRole('listitem').first())
    .toHaveTextContent('RéservéPeu de recul.Alix Roy · 03/03/2026 10:00')
  await expect.element(page.getByText('Aucun autre avis')).not.toBeInTheDocument()
})

testAt([390, 1440])('The form of an opinion is usable at %i px', async (width) => {
  await renderOpinions([], width)
  await expect.element(page.getByText('Un avis donné ne se change plus.')).toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

test('A colleague who was asked for an opinion sees by whom, and marks the application as read', async () => {
  const deleted = respond('delete', '/api/application-mentions', offline(), json({}))
  await renderInAdmin(
    <OpinionRequestNotice application={7} askedBy={['Alix', 'Noé']} hasGiven={false} />,
  )
  await expect.element(page.getByText('Alix et Noé vous demandent votre avis.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Donner mon avis' }))
    .toHaveAttribute('href', '#avis')
  const mark = page.getByRole('button', { name: 'Marquer comme lu' })
  await mark.click()
  await expect.element(page.getByText('La candidature reste dans « À lire ».')).toBeVisible()
  await mark.click()
  await expect.element(page.getByText('Sortie de « À lire »')).toBeVisible()
  expect(deleted).toEqual(Array(2).fill({ 'where[application][equals]': '7' }))
})

test('At 390 px a request for an opinion has its link and button in one row above the document', async () => {
  const { container } = await renderInAdmin(
    <OpinionRequestNotice application={7} askedBy={['Andrée Ponge']} hasGiven={false} />,
    { width: 390 },
  )
  const link = page.getByRole('link', { name: 'Donner mon avis' })
  await expect.element(link).toBeVisible()
  const button = page.getByRole('button').element()
  expectThumbSized([link.element(), button])
  expect(button.getBoundingClientRect().top).toBe(link.element().getBoundingClientRect().top)
  // The sentence may wrap: its width depends on the fonts of the machine.
  const sentence = page.getByText('Andrée Ponge vous demande votre avis.').element()
  const height = (element: Element) => element.getBoundingClientRect().height
  expect(container.querySelector('main')?.scrollHeight).toBeLessThanOrEqual(
    height(sentence) + height(button) + 12,
  )
  expectNoSidewaysScroll()
})
