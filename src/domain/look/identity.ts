import type { WebsiteSetting } from '@/payload-types'
import type { PictureAttributes } from './picture'

/** `#rrggbb` in lower case. */
export type Colour = `#${string}`

/** The two colours of the firm, from which all other colours of pages and mails are computed. */
export type BrandColours = {
  /** For links and buttons. */
  accent: Colour
  /** For headings and dark bands with light text. */
  dark: Colour
}

export const DEFAULT_COLOURS: BrandColours = { accent: '#b23810', dark: '#0b1f3a' }

/** Colours, logos and icon of the firm. */
export type BrandIdentity = {
  colours: BrandColours
  /** The variables of tokens.css that differ from their default values. */
  colourTokens: Record<`--color-${string}`, Colour>
  /** The CSS filter that recolours the default illustrations; null for the default colours. */
  illustrationFilter: string | null
  logo: PictureAttributes | null
  logoOnDark: PictureAttributes | null
  /** The path of the logo in mails, on a dark background; null without one that mail clients show. */
  mailLogoPath: string | null
  /** For the browser tab and the start screen of a phone. */
  icon: PictureAttributes | null
  /** The icons in the head of a page: the firm's own, or the default ones. */
  pageIcons?: { icon: { url: string; type?: string; sizes?: string }[]; apple: string }
}

/** The design without a firm's own colours and pictures. */
export const DEFAULT_IDENTITY: BrandIdentity = {
  colours: DEFAULT_COLOURS,
  colourTokens: {},
  illustrationFilter: null,
  logo: null,
  logoOnDark: null,
  mailLogoPath: null,
  icon: null,
}

/** A function of a plugin that reads the identity of the firm from the website settings. */
export type BrandIdentityReader = (settings: WebsiteSetting) => BrandIdentity
