import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AccessRequestForm } from '@/src/plugins/account-tools/admin/AccessRequestForm'
import { expectNoAxeViolation } from '@/tests/component/support/axe'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, respond } from '@/tests/component/support/respond'

test('Access is requested with the keyboard, and a refusal leaves the typed text in the form', async () => {
  const fields = { errors: { email: 'Indiquez une adresse e-mail valide.' } }
  const sent = respond(
    'post',
    '/api/demandes-acces',
    HttpResponse.error(),
    HttpResponse.json(fields, { status: 422 }),
    json({}),
  )
  await renderInAdmin(<AccessRequestForm />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Nom *').fill('Noé Lambert')
  // Bots fill in the field, which people do not see; the Tab key does not stop at it.
  await userEvent.tab()
  await userEvent.keyboard('noe@exemplia.test')
  await userEvent.tab()
  await expect.element(dialog.getByRole('button', { name: 'Annuler' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('n’a pas pu être envoyée')
  await userEvent.keyboard('{Enter}')
  const address = dialog.getByLabelText('E-mail professionnel *')
  await expect.element(address).toHaveAccessibleDescription('Indiquez une adresse e-mail valide.')
  await expect.element(address).toHaveValue('noe@exemplia.test')
  await expectNoAxeViolation()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').filter({ hasText: 'Demande reçue.' })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent.at(-1)).toMatchObject({ name: 'Noé Lambert', email: 'noe@exemplia.test' })
})
