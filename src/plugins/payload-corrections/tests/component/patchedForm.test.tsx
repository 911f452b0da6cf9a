import { SelectField, TextareaField } from '@payloadcms/ui'
import { HttpResponse } from 'msw'
import type { DateFieldClient, FormState } from 'payload'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RefusedFields } from '@/components/admin/document/RefusedFields'
import { SaveButton } from '@/components/admin/document/SaveButton'
import { PublishedDateField } from '@/components/admin/jobOffers/PublishedDateField'
import { AccessibilityPatches } from '@/src/plugins/payload-corrections/admin/AccessibilityPatches'
import { inDocument } from '@/tests/component/support/inDocument'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, refusalResponse, respond } from '@/tests/component/support/respond'

const OFFER_FIELDS = {
  title: 'Architecte Sécurité (F/H)',
  mission: '• Concevoir les défenses',
  publishedDate: '2026-11-21T12:00:00.000Z',
}
const OFFER_DOCUMENT = { collection: 'job-offers', id: 7, fields: OFFER_FIELDS } as const
const saveButton = page.getByRole('button', { name: 'Enregistrer' })
const publishedDateInput = page.getByLabelText('Date de publication')
const dateField: DateFieldClient = { name: 'publishedDate', type: 'date', required: true }
const dateForm = (
  <>
    <PublishedDateField field={dateField} path="publishedDate" />
    <SaveButton collection="job-offers" />
  </>
)

test('A field that the server refuses shows the reason until it is changed', async () => {
  // The server’s form state, which arrives before or after the refusal, finds nothing wrong.
  const judge = async ({ mission }: FormState): Promise<FormState> => ({
    mission: { ...mission, valid: true },
  })
  respond(
    'patch',
    '/api/job-offers/7',
    refusalResponse(400, 'Refusé', { mission: 'Décrivez la mission.' }),
  )
  await renderInAdmin(
    <AccessibilityPatches>
      {inDocument(
        <>
          <RefusedFields />
          <TextareaField
            field={{ name: 'mission', label: 'Mission', type: 'textarea' }}
            path="mission"
          />
          <SaveButton collection="job-offers" />
        </>,
        { ...OFFER_DOCUMENT, judge },
      )}
    </AccessibilityPatches>,
  )
  const mission = page.getByLabelText('Mission')
  await mission.fill(' ')
  await saveButton.click()
  await expect.element(mission).toHaveAccessibleDescription('Décrivez la mission.')
  await expect.element(mission).toHaveAttribute('aria-invalid', 'true')
  await mission.fill('• Décrire')
  await expect.element(mission).not.toHaveAttribute('aria-invalid')
})

test('A required select that is empty is announced as invalid until it is filled', async () => {
  const judge = async ({ contract }: FormState): Promise<FormState> => ({
    contract: { ...contract, valid: true },
  })
  respond(
    'patch',
    '/api/job-offers/7',
    refusalResponse(400, 'Refusé', { contract: 'Choisissez un contrat.' }),
  )
  await renderInAdmin(
    <AccessibilityPatches>
      {inDocument(
        <>
          <RefusedFields />
          <SelectField
            field={{
              name: 'contract',
              label: 'Contrat',
              type: 'select',
              options: [{ label: 'CDI', value: 'cdi' }],
            }}
            path="contract"
          />
          <SaveButton collection="job-offers" />
        </>,
        { ...OFFER_DOCUMENT, fields: { contract: null, title: '' }, judge },
      )}
    </AccessibilityPatches>,
  )
  const contract = page.getByRole('combobox', { name: 'Contrat' })
  await contract.click()
  await userEvent.keyboard('{ArrowDown}{Enter}{Backspace}')
  await saveButton.click()
  await expect.element(contract).toHaveAttribute('aria-invalid', 'true')
  await expect.element(contract).toHaveAccessibleDescription(/Choisissez un contrat\./)
  await contract.click()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(contract).not.toHaveAttribute('aria-invalid')
})

test('A save that reaches no server shows a French error, leaves the typed text and can be repeated', async () => {
  const proxy = new HttpResponse('<p>Maintenance</p>', { status: 502, statusText: 'Bad Gateway' })
  const sent = respond('patch', '/api/job-offers/7', proxy, HttpResponse.error(), json({}))
  await renderInAdmin(
    <AccessibilityPatches>{inDocument(dateForm, OFFER_DOCUMENT)}</AccessibilityPatches>,
  )
  const unheard = page.getByText(
    'Une erreur est survenue\u00A0: le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  )
  await publishedDateInput.fill('04/03/2025')
  await saveButton.click()
  await expect.element(unheard).toBeVisible()
  await saveButton.click()
  await expect.poll(() => unheard.all()).toHaveLength(2)
  await expect.element(publishedDateInput).toHaveValue('04/03/2025')
  await saveButton.click()
  await expect.element(page.getByText('Offre modifiée avec succès')).toBeVisible()
  expect(sent).toHaveLength(3)
})
