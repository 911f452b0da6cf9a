import type { Locator, Page } from '@playwright/test'

/** The job list of the site. */
export function jobListPage(page: Page) {
  const cards = page.getByRole('article')
  const count = page.getByText('offre(s) trouvée(s)')
  return {
    cards,
    card: (title: string) => cards.filter({ hasText: title }),
    unfold: (card: Locator) => card.getByText('Voir plus').click(),
    apply: (title: string) => page.getByRole('link', { name: `Postuler à l’offre ${title}` }),
    count,
    search: page.getByPlaceholder('Rechercher par titre, compétence ou mot-clé...'),
    showFilters: page.locator('summary', { hasText: 'Afficher les filtres' }),
    location: page.getByLabel('Lieu'),
    contract: page.getByLabel('Contrat'),
    chip: (label: string) => page.getByRole('link', { name: `Retirer le filtre ${label}` }),
    clear: page.getByRole('link', { name: 'Effacer les filtres' }),
    found: async () => Number.parseInt((await count.textContent()) ?? '', 10),
  }
}
