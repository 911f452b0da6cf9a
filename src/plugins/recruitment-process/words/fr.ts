/** The texts of the recruitment steps for visitors. */
export const recruitmentProcessWords = {
  heading: 'Les étapes de votre recrutement',
  medianDelay: (days: number) =>
    `Délai médian de réponse\u00A0: ${formatReplyDelay(days)}, sur les douze derniers mois`,
} as const

function formatReplyDelay(days: number) {
  if (days === 0) return 'moins d’un jour'
  return days === 1 ? '1\u00A0jour' : `${days}\u00A0jours`
}
