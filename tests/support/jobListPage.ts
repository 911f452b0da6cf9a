import type { APIRequestContext, Page } from '@playwright/test'
import { firstAdmin } from './firstAdmin'

/** What the journeys touch on /nos-offres, named once. */
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

/** Offers written by staff over REST, as the admin does it. */
export async function staffOffers(request: APIRequestContext) {
  await request.post('/api/users/login', { data: firstAdmin })
  // Payload takes the session's cookie only from pages of the site itself.
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  return {
    async publish(title: string): Promise<number> {
      const data = {
        title,
        location: 'lyon',
        contract: 'freelance',
        category: 'internal-staff',
        experience: 'expert',
        mission: '• Première ligne • Deuxième ligne • Troisième ligne • Quatrième ligne',
        stack: ['Cobol'],
        benefits: ['Cantine'],
        profile: ['Patience'],
        publishedDate: '2020-01-31',
      }
      const created = await request.post('/api/job-offers', { headers, data })
      const { doc } = await created.json()
      return doc.id
    },
    switchOff: (id: number) =>
      request.patch(`/api/job-offers/${id}`, { headers, data: { isActive: false } }),
    remove: (id: number) => request.delete(`/api/job-offers/${id}`, { headers }),
  }
}
