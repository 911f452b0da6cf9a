import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApplicationForm } from '@/components/site/application/ApplicationForm'
import { wordsIn } from '@/src/content/words'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '../support/axe'
import { network } from '../support/network'
import { renderOnSite } from '../support/renderOnSite'

const form = {
  name: page.getByLabelText(/Nom/),
  email: page.getByLabelText(/E-mail/),
  send: page.getByRole('button', { name: /Envoyer/ }),
}

const renderForm = (width?: number) =>
  renderOnSite(
    <ApplicationForm jobSlug="candidature-spontanee" promise="" words={wordsIn('fr')} />,
    { url: '/postuler/candidature-spontanee', width },
  )

test('the send button is enabled by a name and an e-mail address', async () => {
  await renderForm()
  await expect.element(form.send).toBeDisabled()
  await form.name.fill('Inès')
  await form.email.fill('ines@candidats.test')
  await expect.element(form.send).toBeEnabled()
  await form.name.fill('  ')
  await expect.element(form.send).toBeDisabled()
})

test.each([390, 1440])('the form has no axe violation at %i px', async (width) => {
  await renderForm(width)
  await expect.element(form.name).toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

test('a failed request keeps what was typed and shows an error', async () => {
  network.use(http.post('*/api/candidatures', () => HttpResponse.error()))
  await renderForm()
  await form.name.fill('Inès')
  await form.email.fill('ines@candidats.test')
  await form.send.click()
  await form.send.click()
  await expect.element(page.getByText(wordsIn('fr').unexpectedErrorSentence)).toBeVisible()
  await expect.element(form.name).toHaveValue('Inès')
})
