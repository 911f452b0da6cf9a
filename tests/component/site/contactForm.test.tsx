import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ContactForm } from '@/components/site/contact/ContactForm'
import { FormBox } from '@/components/site/submission/FormBox'
import { Container } from '@/components/ui/Container'
import { defaultHomeTexts } from '@/src/content/fr/home'
import { siteWordsIn } from '@/src/content/siteWords'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '../support/axe'
import { stopClock } from '../support/clock'
import { hidePage } from '../support/hidePage'
import { network } from '../support/network'
import { renderOnSite } from '../support/renderOnSite'
import { testAt } from '../support/testAt'

const words = siteWordsIn('fr')
const name = page.getByLabelText('Nom complet')
const email = page.getByLabelText('E-mail')
const subject = page.getByLabelText('Sujet')
const message = page.getByLabelText('Message')
const send = page.getByRole('button', { name: 'Envoyer le message' })
const thanks = page.getByRole('dialog', { name: 'Message envoyé !' })

const renderForm = (width?: number) =>
  renderOnSite(
    <Container>
      <FormBox required={words.contactWords.required}>
        <ContactForm
          words={{ ...words, ...words.contactWords }}
          texts={defaultHomeTexts.contact.form}
        />
      </FormBox>
    </Container>,
    { width },
  )

async function fillIn(text: string) {
  await name.fill('Dominique Petit')
  await email.fill('dominique.petit@clients.test')
  await subject.fill('Un projet')
  await message.fill(text)
}

/** @returns the fields of each sent message */
function acceptMessages() {
  const sent: Record<string, FormDataEntryValue>[] = []
  network.use(
    http.post('*/api/messages-contact', async ({ request }) => {
      sent.push(Object.fromEntries(await request.formData()))
      return HttpResponse.json({ ok: true })
    }),
  )
  return sent
}

test('A message sent by keyboard alone is thanked for during three seconds, and the form is empty again', async () => {
  const sent = acceptMessages()
  await renderForm()
  await name.element().focus()
  for (const text of ['Dominique Petit', 'petit@clients.test', 'Un projet', 'Bonjour !']) {
    await userEvent.keyboard(text)
    await userEvent.tab()
  }
  await expect.element(send).toHaveFocus()
  stopClock()
  await userEvent.keyboard('{Enter}')
  await expect.element(thanks).toBeVisible()
  await expect
    .element(thanks)
    .toHaveAccessibleDescription('Nous vous répondrons dans les plus brefs délais.')
  expect(thanks.element().contains(document.activeElement)).toBe(true)
  expect(document.querySelector('[type="submit"]')).toHaveProperty('disabled', true)
  expect(sent).toMatchObject([
    { name: 'Dominique Petit', email: 'petit@clients.test', message: 'Bonjour !' },
  ])
  vi.advanceTimersByTime(2_900)
  await expect.element(thanks).toBeVisible()
  vi.advanceTimersByTime(100)
  await expect.element(thanks).not.toBeInTheDocument()
  for (const field of [name, email, subject, message]) await expect.element(field).toHaveValue('')
  await expect.element(send).toHaveFocus()
})

test('The confirmation waits in a background tab until a person can see it', async () => {
  acceptMessages()
  await renderForm()
  await fillIn('Bonjour')
  stopClock()
  hidePage(true)
  await send.click()
  await expect.element(thanks).toBeVisible()
  expect(vi.getTimerCount()).toBe(0)
  hidePage(false)
  vi.advanceTimersByTime(3_000)
  await expect.element(thanks).not.toBeInTheDocument()
})

test('A second attempt has the key of the first, a second message has its own', async () => {
  const keys: unknown[] = []
  network.use(
    http.post('*/api/messages-contact', async ({ request }) => {
      keys.push((await request.formData()).get('submissionKey'))
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json({ ok: true })
    }),
  )
  await renderForm()
  await fillIn('Un texte qui ne doit pas se perdre')
  await send.click()
  const problem = page.getByText('Une erreur inattendue est survenue. Veuillez réessayer.')
  await expect.element(problem).toBeVisible()
  await expect.element(message).toHaveValue('Un texte qui ne doit pas se perdre')
  stopClock()
  await send.click()
  await expect.element(thanks).toBeVisible()
  vi.advanceTimersByTime(3_000)
  await expect.element(message).toHaveValue('')
  await fillIn('Autre chose')
  await send.click()
  await expect.element(thanks).toBeVisible()
  const [first, second, third] = keys
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

testAt([1440, 390, 320])('The form with errors has no axe violation at %i px', async (width) => {
  const errors = { name: 'Indiquez votre nom.', subject: 'Indiquez le sujet de votre message.' }
  network.use(
    http.post('*/api/messages-contact', () =>
      HttpResponse.json({ ok: false, errors }, { status: 422 }),
    ),
  )
  await renderForm(width)
  await fillIn('Bonjour')
  await subject.fill('   ')
  await send.click()
  await expect.element(name).toHaveAccessibleDescription(errors.name)
  await expect.element(subject).toHaveAccessibleDescription(errors.subject)
  await expect.element(subject).toBeInvalid()
  await expect.element(email).not.toHaveAttribute('aria-invalid')
  await expect.element(name).toHaveFocus()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})
