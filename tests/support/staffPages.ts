import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { rareWord } from './siteRecords'

const Listed = z.object({ docs: z.array(z.looseObject({})).min(1) })
const Saved = z.object({ doc: z.object({ id: z.number(), slug: z.string(), title: z.string() }) })

/** A published expertise page with the content of a seeded one; its title ends with a rare word. */
export async function publishExpertise(staff: APIRequestContext) {
  const seeded = await staff.get('/api/expertise-pages?limit=1&depth=0')
  const [example] = Listed.parse(await seeded.json()).docs
  const title = `Sobriété ${rareWord()}`
  const data = { ...withoutIds(example), title, navigationLabel: title, slug: '' }
  const created = await staff.post('/api/expertise-pages', {
    data: { ...data, _order: undefined, _status: 'published' },
  })
  const { doc } = Saved.parse(await created.json())
  return { ...doc, address: `/expertises/${doc.slug}` }
}

/** Writes another title without publishing it. */
export function saveDraft(staff: APIRequestContext, id: number, title: string) {
  return staff.patch(`/api/expertise-pages/${id}?draft=true`, {
    data: { title, _status: 'draft' },
  })
}

// The rows of its lists have ids too, which belong to the seeded page.
function withoutIds(page: object | undefined): object {
  return JSON.parse(JSON.stringify(page, (key, value) => (key === 'id' ? undefined : value)))
}
