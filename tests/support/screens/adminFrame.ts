import type { Page } from '@playwright/test'

/** The parts of every screen of the admin around its content. */
export function adminFrame(page: Page) {
  return {
    menu: page.getByRole('navigation', { name: 'Menu de l’administration' }),
    breadcrumb: page.locator('.step-nav'),
    statusSaved: page.getByText('Statut mis à jour avec succès'),
    undo: page.getByRole('button', { name: 'Annuler' }),
    undone: page.getByText('Changement annulé'),
  }
}
