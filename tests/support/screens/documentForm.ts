import { expect, type Page } from '@playwright/test'

/** Page object of the form of a document or of settings: its title fields and save buttons. */
export function documentForm(page: Page) {
  const form = {
    title: page.getByLabel('Titre').first(),
    offerTitle: page.getByLabel('Titre du poste'),
    save: page.getByRole('button', { name: 'Enregistrer', exact: true }),
    saveDraft: page.getByRole('button', { name: 'Enregistrer le brouillon' }),
    /**
     * Waits until the form can be changed: a value typed before hydration is lost, and the response
     * to a save replaces the values.
     */
    ready: () =>
      expect(page.locator('form.collection-edit__form')).toHaveAttribute('data-form-ready', 'true'),
    async open(path: string) {
      await page.goto(path)
      await form.ready()
    },
  }
  return form
}
