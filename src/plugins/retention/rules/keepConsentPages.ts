import type { PluginFormPages } from '@/src/domain/urls/pluginPage'

// A file of its own: `next.config.ts` reads it, and resolves no paths that begin with `@`.
/** The folder of the page on which candidates give or withdraw a consent. */
export const keepConsentPages = {
  folder: { fr: 'conservation', en: 'keep-application' },
  steps: [],
} as const satisfies PluginFormPages

/** Its internal path. */
export const KEEP_CONSENT_PATH = `/${keepConsentPages.folder.fr}`

/** The parameter of the URL, and the form field, that contains the token of a link. */
export const KEEP_CONSENT_TOKEN_PARAMETER = 'jeton'
/** The form field with the signed text. */
export const KEEP_CONSENT_TEXT_FIELD = 'texte'
/** The form field of the pressed button. */
export const KEEP_CONSENT_CHOICE_FIELD = 'reponse'
export const KEEP_CONSENT_CHOICES = ['accept', 'refuse'] as const
export type KeepConsentChoice = (typeof KEEP_CONSENT_CHOICES)[number]
