import { HttpResponse, http } from 'msw'
import type { ComponentProps } from 'react'
import { page } from 'vitest/browser'
import { ApplicationForm } from '@/components/site/application/ApplicationForm'
import { siteWordsIn } from '@/src/content/siteWords'
import { network } from './network'

/** The controls of an application form that tests use. */
export const applicationFormFields = {
  name: page.getByLabelText('Nom complet'),
  email: page.getByLabelText('E-mail'),
  phone: page.getByLabelText('Téléphone'),
  cv: page.getByLabelText('CV', { exact: true }),
  letter: page.getByLabelText('Votre lettre', { exact: true }),
  letterFile: page.getByLabelText('Fichier de votre lettre'),
  send: page.getByRole('button', { name: /^Envoyer/ }),
  thanks: page.getByRole('dialog', { name: 'Candidature envoyée !' }),
}

type GivenProps = Partial<ComponentProps<typeof ApplicationForm>>

/** The application form for an offer. */
export const anApplicationForm = (given: GivenProps = {}) => (
  <ApplicationForm
    consent={siteWordsIn('fr').applicationPageWords.consent(undefined)}
    jobSlug="architecte-cloud"
    promise="Vous aurez une réponse de notre part sous 15 jours."
    words={siteWordsIn('fr')}
    {...given}
  />
)

export async function fillInNameAndEmail() {
  await applicationFormFields.name.fill('Inès')
  await applicationFormFields.email.fill('ines@candidats.test')
}

export const aFile = (name: string, content: BlobPart = '%PDF-1.7') => new File([content], name)

export const aPhoto = aFile('photo.png')

const applicationSentResponse = () => HttpResponse.json({ ok: true, warnings: [] })

/** Responds to sent applications. @returns their fields as they come in */
export function recordSentApplications(
  respond: () => Response | Promise<Response> = applicationSentResponse,
) {
  const received: Record<string, FormDataEntryValue>[] = []
  network.use(
    http.post('*/api/candidatures', async ({ request }) => {
      received.push(Object.fromEntries(await request.formData()))
      return respond()
    }),
  )
  return received
}
