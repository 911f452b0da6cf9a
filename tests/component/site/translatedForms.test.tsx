import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ContactForm } from '@/components/site/contact/ContactForm'
import { ClientLogoLoop } from '@/components/site/page/ClientLogoLoop'
import { defaultHomeTexts } from '@/src/content/fr/home'
import { siteWordsIn } from '@/src/content/siteWords'
import {
  aFile,
  anApplicationForm,
  aPhoto,
  applicationFormFields,
  fillInNameAndEmail,
  recordSentApplications,
} from '../support/applicationForm'
import { hold } from '../support/hold'
import { JobList } from '../support/JobList'
import { network } from '../support/network'
import { renderOnSite } from '../support/renderOnSite'
import { translateTextNodes } from '../support/translateTextNodes'

const FRENCH_WORDS = siteWordsIn('fr')
const getButton = (name: string) => page.getByRole('button', { name })

test('A translated application form shows errors, its progress and the thanks', async () => {
  const { held, release } = hold<Response>()
  const refused = 'Cette adresse e-mail n’est pas valide.'
  const responses = [
    () => HttpResponse.json({ ok: false, errors: { candidateEmail: refused } }, { status: 422 }),
    () => held,
  ]
  recordSentApplications(() => responses.shift()?.() ?? HttpResponse.error())
  const { container } = await renderOnSite(anApplicationForm())
  translateTextNodes(container)
  await fillInNameAndEmail()
  await applicationFormFields.cv.upload(aPhoto)
  await expect
    .element(applicationFormFields.cv)
    .toHaveAccessibleDescription(/^Seuls les fichiers PDF/)
  await applicationFormFields.cv.upload(aFile('cv.pdf', ''))
  await expect.element(applicationFormFields.cv).toHaveAccessibleDescription(/^Ce fichier est vide/)
  await applicationFormFields.cv.upload(aFile('cv.pdf'))
  await expect.element(applicationFormFields.cv).toHaveAccessibleDescription(/^PDF ou Word/)
  await applicationFormFields.send.click()
  await expect.element(applicationFormFields.email).toHaveAccessibleDescription(refused)
  await expect.element(applicationFormFields.send).toHaveTextContent(/^Envoyer ma candidature$/)
  await applicationFormFields.send.click()
  await expect.element(getButton('Envoi en cours...')).toBeDisabled()
  release(HttpResponse.json({ ok: true, warnings: ['Le CV n’a pas pu être téléchargé.'] }))
  await expect.element(applicationFormFields.thanks).toBeVisible()
})

test('A translated contact form shows an error, sends, and is empty again', async () => {
  const { held, release } = hold<Response>()
  const responses = [HttpResponse.error(), held]
  network.use(http.post('*/api/messages-contact', () => responses.shift()))
  const { container } = await renderOnSite(
    <ContactForm
      words={{ ...FRENCH_WORDS, ...FRENCH_WORDS.contactWords }}
      texts={defaultHomeTexts.contact.form}
    />,
  )
  translateTextNodes(container)
  await page.getByLabelText('Nom complet').fill('Dominique Petit')
  await page.getByLabelText('E-mail').fill('dominique.petit@clients.test')
  await page.getByLabelText('Sujet').fill('Un projet')
  await page.getByLabelText('Message').fill('Bonjour')
  await getButton('Envoyer le message').click()
  await expect.element(page.getByText(FRENCH_WORDS.unexpectedErrorSentence)).toBeVisible()
  await getButton('Envoyer le message').click()
  await expect.element(getButton('Envoi en cours...')).toBeDisabled()
  await expect.element(page.getByText(FRENCH_WORDS.unexpectedErrorSentence)).not.toBeInTheDocument()
  release(HttpResponse.json({ ok: true }))
  await expect.element(page.getByRole('dialog', { name: 'Message envoyé !' })).toBeVisible()
  await expect.element(page.getByLabelText('Message')).toHaveValue('')
  await expect.element(getButton('Envoyer le message')).toBeEnabled()
})

test('The filters of a translated job list are chosen and removed', async () => {
  const { container } = await renderOnSite(<JobList />)
  translateTextNodes(container)
  const shown = page.getByText(/^\/nos-offres/)
  const chip = (name: string) => page.getByRole('link', { name: `Retirer le filtre ${name}` })
  await page.getByText('Afficher les filtres').click()
  await page.getByLabelText('Lieu').selectOptions('Paris')
  await page.getByLabelText('Contrat').selectOptions('CDI')
  await expect.element(chip('CDI')).toBeVisible()
  await expect.element(shown).toHaveTextContent('/nos-offres?lieu=paris&contrat=cdi')
  await chip('Paris').click()
  await expect.element(shown).toHaveTextContent(/^\/nos-offres\?contrat=cdi$/)
  await page.getByRole('link', { name: 'Effacer les filtres' }).click()
  await expect.element(chip('CDI')).not.toBeInTheDocument()
})

test('The button that pauses the logos of a translated page changes its label', async () => {
  const { container } = await renderOnSite(
    <ClientLogoLoop
      words={{ ...FRENCH_WORDS.contentPageWords, ...FRENCH_WORDS.siteWords }}
      labelledBy="a"
      logos={[]}
    >
      <h2 id="a">Clients</h2>
    </ClientLogoLoop>,
  )
  translateTextNodes(container)
  await getButton('Mettre le défilement en pause').click()
  await getButton('Reprendre le défilement').click()
  await expect.element(getButton('Mettre le défilement en pause')).toBeVisible()
})
