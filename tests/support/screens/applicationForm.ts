import type { Page } from '@playwright/test'

/** The application form of the site. */
export function applicationForm(page: Page) {
  const form = {
    name: page.getByLabel('Nom complet'),
    email: page.getByLabel('E-mail'),
    phone: page.getByLabel('Téléphone'),
    cv: page.getByLabel('CV', { exact: true }),
    letterFile: page.getByLabel('Fichier de votre lettre'),
    heardFrom: page.getByLabel('Comment nous avez-vous connus'),
    send: page.getByRole('button', { name: 'Envoyer ma candidature' }),
    thanks: page.getByRole('dialog', { name: 'Candidature envoyée !' }),
    async introduce(name: string, email = 'ines@candidats.test') {
      await form.name.fill(name)
      await form.email.fill(email)
    },
  }
  return form
}

export function englishApplicationForm(page: Page) {
  return {
    name: page.getByLabel('Full name'),
    email: page.getByRole('textbox', { name: 'Email' }),
    cv: page.getByLabel('CV', { exact: true }),
    letterFile: page.getByLabel('Your letter as a file'),
    send: page.getByRole('button', { name: 'Send my application' }),
    thanks: page.getByRole('dialog', { name: 'Application sent!' }),
  }
}
