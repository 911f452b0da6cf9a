import { NumberField, TextareaField } from '@payloadcms/ui'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AdvisedList } from '@/src/plugins/content-care/admin/AdvisedList'
import { OfferAdvice, PayAdvice } from '@/src/plugins/content-care/admin/OfferAdvice'
import { inDocument } from '@/tests/component/support/inDocument'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'

const OFFER_FIELDS = {
  title: 'Architecte Sécurité (F/H)',
  mission: '• Concevoir les défenses',
  payMinimum: 42_000,
  payMaximum: 50_000,
}
const OFFER_DOCUMENT = { collection: 'job-offers', id: 7, fields: OFFER_FIELDS } as const

const adviceForm = (
  <>
    <AdvisedList
      field={{ name: 'profile', label: 'Profil recherché', type: 'text' }}
      of="profile"
      path="profile"
    />
    <TextareaField
      field={{ name: 'title', label: 'Titre du poste', type: 'textarea' }}
      path="title"
    />
    <OfferAdvice of="title" />
    <NumberField
      field={{ name: 'payMinimum', label: 'Minimum', type: 'number' }}
      path="payMinimum"
    />
    <NumberField
      field={{ name: 'payMaximum', label: 'Maximum', type: 'number' }}
      path="payMaximum"
    />
    <PayAdvice />
  </>
)

test('Advice says what to write instead, and disappears once the title is better', async () => {
  const fields = { ...OFFER_FIELDS, title: `INGENIEUR ${'tres long '.repeat(6)}`.trim() }
  await renderInAdmin(inDocument(adviceForm, { ...OFFER_DOCUMENT, fields }))
  const title = page.getByLabelText('Titre du poste')
  const advice = page.getByRole('list', { name: 'Conseils' })
  await expect.element(advice).toHaveTextContent('Plus de 60 caractères')
  await title.fill('Ingénieure ou ingénieur (F/H), jeune diplômé')
  await expect.element(advice).toHaveTextContent(/^« jeune diplômé »/)
  await expect.element(page.getByText('D’après le code du travail')).toBeVisible()
  await title.fill('Ingénieure ou ingénieur (F/H)')
  await expect.element(advice).not.toBeInTheDocument()
  await page
    .getByLabelText('Profil recherché')
    .fill('Un bon niveau d’anglais\nLangue maternelle française')
  await expect.element(advice).toHaveTextContent('une langue s’apprend')
})

test('An offer without pay is advised to name it', async () => {
  await renderInAdmin(inDocument(adviceForm, OFFER_DOCUMENT))
  const advice = page.getByText(/^Sans rémunération, l’offre est moins lue/)
  const bounds = [page.getByLabelText('Minimum'), page.getByLabelText('Maximum')]
  for (const bound of bounds) await bound.fill('')
  await expect.element(advice).toBeVisible()
  for (const bound of bounds) await bound.fill('45000')
  await expect.element(advice).not.toBeInTheDocument()
})
