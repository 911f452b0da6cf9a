import { HttpResponse, http } from 'msw'
import type { ComponentProps } from 'react'
import { page } from 'vitest/browser'
import { ApplicationForm } from '@/components/site/application/ApplicationForm'
import { siteWordsIn } from '@/src/content/siteWords'
import { network } from './network'

/** The controls of an application form that tests use. */
export const form = {
  name: page.getByLabelText('Nom complet'),
  email: page.getByLabelText('E-mail'),
  phone: page.getByLabelText('Téléphone'),
  cv: page.getByLabelText('CV', { exact: true }),
  letter: page.getByLabelText('Votre lettre', { exact: true }),
  letterFile: page.getByLabelText('Fichier de votre lettre'),
  send: page.getByRole('button', { name: /^Envoyer/ }),
  thanks: page.getByRole('dialog', { name: 'Candidature envoyée !' }),
}

type Given = Partial<ComponentProps<typeof ApplicationForm>>

/** The application form for an offer. */
export const anApplicationForm = (given: Given = {}) => (
  <ApplicationForm
    consent={siteWordsIn('fr').applicationPageWords.consent(undefined)}
    jobSlug="architecte-cloud"
    promise="Vous aurez une réponse de notre part sous 15 jours."
    words={siteWordsIn('fr')}
    {...given}
  />
)

export async function fillInNameAndEmail() {
  await form.name.fill('Inès')
  await form.email.fill('ines@candidats.test')
}

export const aFile = (name: string, content: BlobPart = '%PDF-1.7') => new File([content], name)

export const aPhoto = aFile('photo.png')

const applicationSent = () => HttpResponse.json({ ok: true, warnings: [] })

/** Responds to sent applications. @returns their fields as they come in */
export function receiveApplications(respond: () => Response | Promise<Response> = applicationSent) {
  const received: Record<string, FormDataEntryValue>[] = []
  network.use(
    http.post('*/api/candidatures', async ({ request }) => {
      received.push(Object.fromEntries(await request.formData()))
      return respond()
    }),
  )
  return received
}
