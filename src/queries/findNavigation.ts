import type { Payload } from 'payload'
import type { NavigationItem } from '@/src/domain/navigation'
import { sanitizeUrl } from '@/src/domain/sanitizeUrl'

/** The entries of the navigation that are switched on, in their order. */
export async function findNavigation(payload: Payload): Promise<NavigationItem[]> {
  const settings = await payload.findGlobal({ slug: 'navigation-settings', overrideAccess: false })
  return (settings.items ?? [])
    .filter((item) => item.isActive)
    .map(({ label, url }) => ({ label, url: sanitizeUrl(url) || '/' }))
}
