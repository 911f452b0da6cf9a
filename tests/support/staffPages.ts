import type { APIRequestContext } from '@playwright/test'
import { createRareWord } from './siteRecords'
import { changeContent, publishCopyOfFirst } from './staffContent'

/** A published expertise page with the content of a seeded one; its title ends with a rare word. */
export async function publishExpertise(staff: APIRequestContext) {
  const title = `Sobriété ${createRareWord()}`
  const named = { title, navigationLabel: title, slug: '' }
  const { id, slug } = await publishCopyOfFirst(staff, 'expertise-pages', named)
  return { id, title, address: `/expertises/${slug}` }
}

/** Saves a draft with another title. */
export function saveDraft(staff: APIRequestContext, id: number, title: string) {
  const draft = { title, _status: 'draft' }
  return changeContent(staff, 'expertise-pages', `${id}?draft=true`, draft)
}
