import type { APIRequestContext } from '@playwright/test'
import { firstAdmin } from './firstAdmin'

// Payload takes the session's cookie only from pages of the site itself.
const headers = { 'Sec-Fetch-Site': 'same-origin' }

/** Expertise pages written by staff over REST, as the admin does it. */
export async function staffPages(request: APIRequestContext) {
  await request.post('/api/users/login', { data: firstAdmin })
  const seeded = await request.get('/api/expertise-pages?limit=1&depth=0', { headers })
  const [example] = (await seeded.json()).docs
  const { id: _, slug: __, _order, createdAt, updatedAt, ...content } = example
  return {
    async publish(title: string): Promise<number> {
      const data = { ...content, title, navigationLabel: title, slug: '', _status: 'published' }
      const created = await request.post('/api/expertise-pages', { headers, data })
      const { doc } = await created.json()
      return doc.id
    },
    saveDraft: (id: number, title: string) =>
      request.patch(`/api/expertise-pages/${id}?draft=true`, {
        headers,
        data: { title, _status: 'draft' },
      }),
    publishTitle: (id: number, title: string) =>
      request.patch(`/api/expertise-pages/${id}`, {
        headers,
        data: { title, _status: 'published' },
      }),
    remove: (id: number) => request.delete(`/api/expertise-pages/${id}`, { headers }),
  }
}
