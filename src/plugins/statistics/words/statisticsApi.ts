import { MAX_API_REQUESTS_PER_MINUTE } from '@/src/plugins/statistics/rules/readingToken'

/** Errors of the statistics API. */
export const statisticsApiErrors = {
  401: 'Il manque un jeton de lecture\u00A0: «\u00A0Authorization: Bearer stat_…\u00A0».',
  403: 'Ce jeton n’existe pas, ou il a été révoqué.',
  400: 'Cette période n’existe pas\u00A0: donnez «\u00A0du\u00A0» et «\u00A0au\u00A0» sous la forme AAAA-MM-JJ, au plus tard aujourd’hui et un an au plus, ou «\u00A0jours\u00A0» (7, 30 ou 90).',
  429: `Trop de lectures\u00A0: ${MAX_API_REQUESTS_PER_MINUTE} par minute au plus.`,
  500: 'Les chiffres n’ont pas pu être lus. Réessayez dans un instant.',
} as const
