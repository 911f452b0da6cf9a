import type { DateFieldClient, FormState, TextFieldClient } from 'payload'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SaveButton } from '@/components/admin/document/SaveButton'
import { PublishedDateField } from '@/components/admin/jobOffers/PublishedDateField'
import { TextListField } from '@/components/admin/jobOffers/TextListField'
import { expectNoAxeViolation } from '../support/axe'
import { inDocument } from '../support/inDocument'
import { renderInAdmin } from '../support/renderInAdmin'
import { json, refusalResponse, respond } from '../support/respond'

const OFFER_FIELDS = {
  title: 'Architecte Sécurité (F/H)',
  slug: 'architecte-securite',
  mission: '• Concevoir les défenses',
  isActive: true,
  publishedDate: '2026-11-21T12:00:00.000Z',
  stack: ['Python'],
  payMinimum: 42_000,
  payMaximum: 50_000,
}
const saveButton = page.getByRole('button', { name: 'Enregistrer' })
const publishedDateInput = page.getByLabelText('Date de publication')
const dateFormatError = page.getByText('Format de date invalide. Utilisez le format JJ/MM/AAAA')

// Only the server validates a save within the first moments.
const respondWithRefusedDate = () =>
  respond('patch', '/api/job-offers/7', refusalResponse(400, 'Refusé', { publishedDate: 'Refusé' }))

const textField = (name: string, label: string): TextFieldClient => ({ name, label, type: 'text' })
const dateField: DateFieldClient = { name: 'publishedDate', type: 'date', required: true }

const publishedDateForm = (
  <>
    <PublishedDateField field={dateField} path="publishedDate" />
    <SaveButton collection="job-offers" />
  </>
)
const OFFER_DOCUMENT = { collection: 'job-offers', id: 7, fields: OFFER_FIELDS } as const

test.each(['4/3/25', '12/31/2024', '4/3/2024', '31/02/2025', 'demain', '2025-03-04', ''])(
  'a publication date typed as « %s » stays as typed, and its field says what is wrong',
  async (typed) => {
    respondWithRefusedDate()
    await renderInAdmin(inDocument(publishedDateForm, OFFER_DOCUMENT))
    await expect.element(publishedDateInput).toHaveValue('21/11/2026')
    await publishedDateInput.fill(typed)
    await userEvent.tab()
    await saveButton.click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        typed ? 'Format de date invalide. Utilisez le format JJ/MM/AAAA' : 'Indiquez la date',
      )
    await expect.element(publishedDateInput).toHaveValue(typed)
    await expect.element(publishedDateInput).toHaveAttribute('aria-invalid', 'true')
  },
)

test('a refused date stays refused when the server’s response to an earlier change comes late', async () => {
  let respondLate: (state: FormState) => void = () => {}
  const judge = vi.fn(
    (_: FormState) => new Promise<FormState>((resolve) => (respondLate = resolve)),
  )
  respondWithRefusedDate()
  await renderInAdmin(inDocument(publishedDateForm, { ...OFFER_DOCUMENT, judge }))
  await publishedDateInput.fill('31/02/2025')
  await expect.poll(() => judge.mock.lastCall?.[0].publishedDate?.value).toBe('31/02/2025')
  await saveButton.click()
  await expect.element(dateFormatError).toBeVisible()
  respondLate({ publishedDate: { value: '31/02/2025', valid: true, passesCondition: true } })
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(dateFormatError).toBeVisible()
  await expect.element(publishedDateInput).toHaveValue('31/02/2025')
  const sent = respond('patch', '/api/job-offers/7', json({}))
  await publishedDateInput.fill('28/02/2025')
  await expect.element(dateFormatError).not.toBeInTheDocument()
  await expect.element(publishedDateInput).toHaveAttribute('aria-invalid', 'false')
  await saveButton.click()
  await expect.element(page.getByText('Offre modifiée avec succès')).toBeVisible()
  expect(sent).toMatchObject([{ publishedDate: '28/02/2025' }])
})

test('a date chosen in the calendar is written as JJ/MM/AAAA', async () => {
  const { container } = await renderInAdmin(inDocument(publishedDateForm, OFFER_DOCUMENT))
  await userEvent.fill(container.querySelector('[type=date]') ?? container, '2025-03-04')
  await expect.element(publishedDateInput).toHaveValue('04/03/2025')
  await expectNoAxeViolation()
})

test('a list is typed one entry per line and saved as a list', async () => {
  const sent = respond('patch', '/api/job-offers/7', json({}))
  await renderInAdmin(
    inDocument(
      <>
        <TextListField field={textField('stack', 'Stack technique')} path="stack" />
        <SaveButton collection="job-offers" />
      </>,
      OFFER_DOCUMENT,
    ),
  )
  const stack = page.getByLabelText('Stack technique')
  await expect.element(stack).toHaveValue('Python')
  await stack.fill('• Python\n\n   \nSpark\n')
  await expect.element(stack).toHaveValue('• Python\n\n   \nSpark\n')
  await saveButton.click()
  await expect.poll(() => sent).toMatchObject([{ stack: ['• Python', '', '   ', 'Spark', ''] }])
  await stack.fill('')
  await saveButton.click()
  await expect.poll(() => sent.at(-1)).toMatchObject({ stack: [] })
})

test.each([
  { changes: {}, href: '/nos-offres/architecte-securite' },
  { changes: { isActive: false }, href: null },
  { changes: { publishAt: '2027-01-01T08:00:00.000Z' }, href: null },
])(
  'a saved offer links to the site only while visitors see it ($href)',
  async ({ changes, href }) => {
    respond('patch', '/api/job-offers/7', json({}))
    await renderInAdmin(
      inDocument(publishedDateForm, { ...OFFER_DOCUMENT, fields: { ...OFFER_FIELDS, ...changes } }),
    )
    await expect.element(saveButton).toBeDisabled()
    await publishedDateInput.fill('04/03/2025')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(page.getByText('Offre modifiée avec succès')).toBeVisible()
    const link = page.getByRole('link', { name: 'Voir sur le site' })
    if (href) await expect.element(link).toHaveAttribute('href', href)
    else await expect.element(link).not.toBeInTheDocument()
  },
)

test('a new offer that is saved says so', async () => {
  const sent = respond('post', '/api/job-offers', json({}))
  await renderInAdmin(
    inDocument(publishedDateForm, { collection: 'job-offers', fields: OFFER_FIELDS }),
  )
  await saveButton.click()
  await expect.element(page.getByText('Offre créée avec succès')).toBeVisible()
  expect(sent).toMatchObject([{ title: OFFER_FIELDS.title }])
})
