import type { Page } from '@playwright/test'

/** The notes on the page of an application. */
export function notesScreen(page: Page) {
  return {
    newNote: page.getByLabel('Nouvelle note'),
    add: page.getByRole('button', { name: 'Ajouter la note' }),
    note: (text: string) => page.getByRole('listitem').filter({ hasText: text }),
  }
}
