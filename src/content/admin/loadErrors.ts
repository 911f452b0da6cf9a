import type { ActionableCollection } from './rowActionTexts'

export const loadErrorSentences = {
  'job-offers': "Impossible de charger les offres d'emploi. Vérifiez votre connexion.",
  'job-applications': 'Impossible de charger les candidatures. Vérifiez votre connexion.',
  'contact-messages': 'Impossible de charger les messages. Vérifiez votre connexion.',
} as const satisfies Record<ActionableCollection, string>

export const loadErrorWords = {
  other: 'Impossible de charger cette page. Vérifiez votre connexion.',
  retry: 'Réessayer',
} as const

/** The sentence on what could not be loaded, by the URL of the page. */
export function findLoadErrorSentence(path: string): string {
  const sentences = Object.entries(loadErrorSentences)
  const found = sentences.find(([collection]) => path.includes(`/${collection}`))
  return found?.[1] ?? loadErrorWords.other
}
