import type { Page } from '@playwright/test'

/** The controls of an application form, for journeys. */
export function applicationPage(page: Page) {
  return {
    name: page.getByLabel('Nom complet'),
    email: page.getByLabel('E-mail'),
    phone: page.getByLabel('Téléphone'),
    cv: page.getByLabel('CV', { exact: true }),
    letter: page.getByLabel('Votre lettre', { exact: true }),
    letterFile: page.getByLabel('Fichier de votre lettre'),
    heardFrom: page.getByLabel('Comment nous avez-vous connus'),
    send: page.getByRole('button', { name: 'Envoyer ma candidature' }),
    sending: page.getByRole('button', { name: 'Envoi en cours...' }),
    thanks: page.getByRole('dialog', { name: 'Candidature envoyée !' }),
  }
}

type Document = { name: string; bytes: Buffer }

/** A file for a browser's file input. */
export const upload = ({ name, bytes }: Document) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: bytes,
})
