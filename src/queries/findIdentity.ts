import type { Payload } from 'payload'
import type { Media } from '@/payload-types'
import { brandColours, type Identity } from '@/src/domain/look/identity'
import { pictureSources } from '@/src/domain/look/picture'

/** The visual identity of the firm: colours, logo and icon. */
export async function findIdentity(payload: Payload): Promise<Identity> {
  // No user passed: staff browsing the site must see what visitors see.
  const settings = await payload.findGlobal({
    slug: 'website-settings',
    overrideAccess: false,
    depth: 1,
  })
  const { accentColor, darkColor, icon, logo, logoOnDark } = settings
  return {
    colours: brandColours({ accent: accentColor, dark: darkColor }),
    logo: sourcesOf(logo),
    logoOnDark: sourcesOf(logoOnDark),
    icon: sourcesOf(icon),
  }
}

function sourcesOf(picture: Media | number | null | undefined) {
  return typeof picture === 'object' && picture ? pictureSources(picture) : null
}
