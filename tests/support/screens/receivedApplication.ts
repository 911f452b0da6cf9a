import type { Page } from '@playwright/test'

/** The page of an application in the admin. */
export function receivedApplication(page: Page) {
  const decision = page.getByRole('group', { name: 'Décision' })
  return {
    decision,
    status: (label: string) => decision.getByRole('button', { name: label }),
    history: page.getByRole('region', { name: 'Historique' }),
    cv: page.getByRole('region', { name: 'CV', exact: true }),
    downloadCv: page.getByRole('button', { name: 'Télécharger le CV' }),
    file: (name: string) => page.frameLocator(`iframe[title="Contenu de ${name}"]`),
    nextPending: page.getByRole('link', { name: 'Prochaine en attente' }),
  }
}
