import type { Media } from '@/payload-types'
import type { BrandIdentityReader } from '@/src/domain/look/identity'
import { pictureAttributes } from '@/src/domain/look/picture'
import { colourTokens, illustrationFilter, parseBrandColours } from './brandColours'

/** Reads the identity of the firm that staff entered in the website settings. */
export const brandIdentityFromSettings: BrandIdentityReader = ({
  accentColor,
  darkColor,
  icon,
  logo,
  logoOnDark,
}) => {
  const colours = parseBrandColours({ accent: accentColor, dark: darkColor })
  const onDark = toPictureAttributes(logoOnDark)
  const ownIcon = toPictureAttributes(icon)
  // Mail clients do not show SVG.
  const isShownInMails = typeof logoOnDark === 'object' && logoOnDark?.mimeType === 'image/png'
  return {
    colours,
    colourTokens: colourTokens(colours),
    illustrationFilter: illustrationFilter(colours),
    logo: toPictureAttributes(logo),
    logoOnDark: onDark,
    mailLogoPath: isShownInMails ? (onDark?.src ?? null) : null,
    icon: ownIcon,
    pageIcons: ownIcon
      ? { icon: [{ url: ownIcon.src, type: 'image/png' }], apple: ownIcon.src }
      : DEFAULT_PAGE_ICONS,
  }
}

const DEFAULT_PAGE_ICONS = {
  icon: [
    { url: '/favicon.ico', sizes: '48x48' },
    { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
  ],
  apple: '/apple-icon.png',
}

const toPictureAttributes = (picture: Media | number | null | undefined) =>
  typeof picture === 'object' && picture ? pictureAttributes(picture) : null
