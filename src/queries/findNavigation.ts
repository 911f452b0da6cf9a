import type { Payload } from 'payload'
import type { NavigationItem } from '@/src/domain/pages/navigation'
import { sanitizeUrl } from '@/src/domain/urls/sanitizeUrl'
import { type Reader, unsavedGlobal } from './reader'

/** The enabled navigation entries with a label, in order. */
export async function findNavigation(payload: Payload, reader: Reader): Promise<NavigationItem[]> {
  const slug = 'navigation-settings'
  const settings = await payload.findGlobal({ slug, ...reader, ...unsavedGlobal(reader, slug) })
  return (settings.items ?? [])
    .filter(({ isActive, label }) => isActive && label)
    .map(({ label, url }) => ({ label, url: sanitizeUrl(url ?? '') || '/' }))
}
