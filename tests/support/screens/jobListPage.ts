import type { Page } from '@playwright/test'

/** The controls of /nos-offres, for journeys. */
export function jobListPage(page: Page) {
  const cards = page.getByRole('article')
  return {
    cards,
    card: (title: string) => cards.filter({ hasText: title }),
    titles: () => cards.getByRole('heading', { level: 3 }).allTextContents(),
    count: page.getByText('offre(s) trouvée(s)'),
    search: page.getByPlaceholder('Rechercher par titre, compétence ou mot-clé...'),
    chip: (label: string) => page.getByRole('link', { name: `Retirer le filtre ${label}` }),
    clear: page.getByRole('link', { name: 'Effacer les filtres' }),
    async found() {
      const text = await page.getByText('offre(s) trouvée(s)').textContent()
      return Number.parseInt(text ?? '', 10)
    },
  }
}
