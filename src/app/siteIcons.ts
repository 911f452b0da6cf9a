import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Metadata } from 'next'
import { type Identity, USUAL_ICONS, type UsualIcon } from '@/src/domain/identity'
import { keptIdentity } from '@/src/kept/content'

const KEPT = { 'Cache-Control': 'public, max-age=300' }

/** The icons that a page names: the firm's own, or those that the site comes with. */
export function siteIcons({ icon }: Pick<Identity, 'icon'>): Metadata['icons'] {
  if (icon) return { icon: [{ url: icon.src, type: 'image/png' }], apple: icon.src }
  return {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: '/apple-icon.png',
  }
}

/** What is asked for at the usual addresses, by browsers and search engines that read no page. */
export async function answerWithIcon(name: UsualIcon): Promise<Response> {
  // Without its database the site still has a mark.
  const icon = await keptIdentity().then(
    (identity) => identity.icon,
    () => null,
  )
  if (icon) return new Response(null, { status: 307, headers: { ...KEPT, Location: icon.src } })
  const file = path.join(process.cwd(), 'components/site/usualIcons', name)
  const bytes = new Uint8Array(await readFile(file))
  return new Response(bytes, { headers: { ...KEPT, 'Content-Type': USUAL_ICONS[name] } })
}
