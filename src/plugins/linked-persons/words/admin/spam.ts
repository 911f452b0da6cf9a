import { SPAM_RETENTION_DAYS } from '@/src/domain/submissions/spam'

const formatSpamCount = (count: number) => count.toLocaleString('fr-FR')

/** Words for applications that staff marked as spam. */
export const spamWords = {
  filter: 'Indésirables',
  mark: 'Pas sérieuse',
  meaning: `La retire des listes et des chiffres. Elle est supprimée après ${SPAM_RETENTION_DAYS} jours.`,
  takeBack: 'Remettre parmi les candidatures',
  marked: (count: number) =>
    count > 1
      ? `${formatSpamCount(count)} candidatures mises parmi les indésirables`
      : 'Candidature mise parmi les indésirables',
  takenBack: (count: number) =>
    count > 1
      ? `${formatSpamCount(count)} candidatures remises dans la liste`
      : 'Candidature remise dans la liste',
  /** Sentence on the page of the application. */
  notice: (moment: string, by: string | null) =>
    `Marquée pas sérieuse le ${moment}${by ? ` par ${by}` : ''}.`,
  consequence: (day: string) =>
    `Elle ne compte plus nulle part, et aucune réponse ne part vers cette personne. Elle sera supprimée le ${day}.`,
} as const
