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

const FRENCH_WORDS = siteWordsIn('fr')
const nameInput = page.getByLabelText('Nom complet')
const emailInput = page.getByLabelText('E-mail')
const subjectInput = page.getByLabelText('Sujet')
const messageInput = page.getByLabelText('Message')
const sendButton = page.getByRole('button', { name: 'Envoyer le message' })
const thanksDialog = page.getByRole('dialog', { name: 'Message envoyé !' })

const renderContactForm = (width?: number) =>
  renderOnSite(
    <Container>
      <FormBox required={FRENCH_WORDS.contactWords.required}>
        <ContactForm
          words={{ ...FRENCH_WORDS, ...FRENCH_WORDS.contactWords }}
          texts={defaultHomeTexts.contact.form}
        />
      </FormBox>
    </Container>,
    { width },
  )

async function fillInContactForm(text: string) {
  await nameInput.fill('Dominique Petit')
  await emailInput.fill('dominique.petit@clients.test')
  await subjectInput.fill('Un projet')
  await messageInput.fill(text)
}

/** @returns the fields of each sent message */
function recordSentMessages() {
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
  const sent = recordSentMessages()
  await renderContactForm()
  await nameInput.element().focus()
  for (const text of ['Dominique Petit', 'petit@clients.test', 'Un projet', 'Bonjour !']) {
    await userEvent.keyboard(text)
    await userEvent.tab()
  }
  await expect.element(sendButton).toHaveFocus()
  stopClock()
  await userEvent.keyboard('{Enter}')
  await expect.element(thanksDialog).toBeVisible()
  await expect
    .element(thanksDialog)
    .toHaveAccessibleDescription('Nous vous répondrons dans les plus brefs délais.')
  expect(thanksDialog.element().contains(document.activeElement)).toBe(true)
  expect(document.querySelector('[type="submit"]')).toHaveProperty('disabled', true)
  expect(sent).toMatchObject([
    { name: 'Dominique Petit', email: 'petit@clients.test', message: 'Bonjour !' },
  ])
  vi.advanceTimersByTime(2_900)
  await expect.element(thanksDialog).toBeVisible()
  vi.advanceTimersByTime(100)
  await expect.element(thanksDialog).not.toBeInTheDocument()
  for (const field of [nameInput, emailInput, subjectInput, messageInput])
    await expect.element(field).toHaveValue('')
  await expect.element(sendButton).toHaveFocus()
})

test('The confirmation waits in a background tab until a person can see it', async () => {
  recordSentMessages()
  await renderContactForm()
  await fillInContactForm('Bonjour')
  stopClock()
  hidePage(true)
  await sendButton.click()
  await expect.element(thanksDialog).toBeVisible()
  expect(vi.getTimerCount()).toBe(0)
  hidePage(false)
  vi.advanceTimersByTime(3_000)
  await expect.element(thanksDialog).not.toBeInTheDocument()
})

test('A second attempt has the key of the first, a second message has its own', async () => {
  const keys: unknown[] = []
  network.use(
    http.post('*/api/messages-contact', async ({ request }) => {
      keys.push((await request.formData()).get('submissionKey'))
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json({ ok: true })
    }),
  )
  await renderContactForm()
  await fillInContactForm('Un texte qui ne doit pas se perdre')
  await sendButton.click()
  const problem = page.getByText('Une erreur inattendue est survenue. Veuillez réessayer.')
  await expect.element(problem).toBeVisible()
  await expect.element(messageInput).toHaveValue('Un texte qui ne doit pas se perdre')
  stopClock()
  await sendButton.click()
  await expect.element(thanksDialog).toBeVisible()
  vi.advanceTimersByTime(3_000)
  await expect.element(messageInput).toHaveValue('')
  await fillInContactForm('Autre chose')
  await sendButton.click()
  await expect.element(thanksDialog).toBeVisible()
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
  await renderContactForm(width)
  await fillInContactForm('Bonjour')
  await subjectInput.fill('   ')
  await sendButton.click()
  await expect.element(nameInput).toHaveAccessibleDescription(errors.name)
  await expect.element(subjectInput).toHaveAccessibleDescription(errors.subject)
  await expect.element(subjectInput).toBeInvalid()
  await expect.element(emailInput).not.toHaveAttribute('aria-invalid')
  await expect.element(nameInput).toHaveFocus()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})
