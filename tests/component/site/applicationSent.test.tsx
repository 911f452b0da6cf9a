import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApplicationSentDialog } from '@/components/site/application/ApplicationSentDialog'
import { siteWordsIn } from '@/src/content/siteWords'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '../support/axe'
import { stopClock } from '../support/clock'
import { hidePage } from '../support/hidePage'
import { renderOnSite } from '../support/renderOnSite'
import { router } from '../support/router'
import { testAt } from '../support/testAt'

const sentDialog = page.getByRole('dialog', { name: 'Candidature envoyée !' })

async function renderSentDialog({
  warnings = [],
  width,
}: {
  warnings?: string[]
  width?: number
} = {}) {
  const { applicationSentWords: words } = siteWordsIn('fr')
  const promise = 'Vous aurez une réponse de notre part sous 15 jours.'
  await renderOnSite(
    <ApplicationSentDialog promise={promise} warnings={warnings} words={words} />,
    { width },
  )
  await expect.element(sentDialog).toBeVisible()
}

test('The dialog thanks, announces its text and leads home after three seconds', async () => {
  stopClock()
  await renderSentDialog()
  for (const sentence of [/a été transmise avec succès/, /sous 15 jours/])
    await expect.element(sentDialog).toHaveAccessibleDescription(sentence)
  vi.advanceTimersByTime(2_999)
  expect(router.push).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(router.push).toHaveBeenCalledWith('/')
})

test.each([
  ['A pressed key', () => userEvent.keyboard('{Shift}')],
  ['A click', () => sentDialog.getByText('dans les plus brefs délais').click()],
])('%s keeps the dialog open until its link is followed', async (_, act) => {
  stopClock()
  await renderSentDialog()
  await act()
  vi.advanceTimersByTime(10_000)
  expect(router.push).not.toHaveBeenCalled()
  await sentDialog.getByRole('link', { name: "Retour à l'accueil" }).click()
  expect(router.push).toHaveBeenCalledOnce()
})

test('A hidden page starts its three seconds when it is shown again', async () => {
  stopClock()
  await renderSentDialog()
  hidePage(true)
  vi.advanceTimersByTime(10_000)
  expect(router.push).not.toHaveBeenCalled()
  hidePage(false)
  vi.advanceTimersByTime(3_000)
  expect(router.push).toHaveBeenCalledWith('/')
})

test('A dialog with a warning stays open', async () => {
  stopClock()
  await renderSentDialog({ warnings: ["Le CV n'a pas pu être téléchargé."] })
  await expect.element(sentDialog.getByText("Le CV n'a pas pu être téléchargé.")).toBeVisible()
  vi.advanceTimersByTime(60_000)
  expect(router.push).not.toHaveBeenCalled()
})

testAt([390, 1440])('The dialog has no axe violation at %i px', async (width) => {
  await renderSentDialog({ width, warnings: ["Le CV n'a pas pu être téléchargé."] })
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})
