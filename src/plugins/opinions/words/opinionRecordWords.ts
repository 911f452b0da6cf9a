import type { ApplicationRecordWords } from '@/src/content/admin/applicationRecordWords'
import { opinionAnswerLabels } from './admin'

const numberFormat = new Intl.NumberFormat('fr-FR')
const opinionLabels: Readonly<Record<string, string>> = opinionAnswerLabels

const hiddenOpinionsSentence = (count: number) =>
  `${count > 1 ? `${numberFormat.format(count)} avis de collègues manquent` : 'Un avis d’un collègue manque'}\u00A0: vous n’avez pas donné le vôtre. Donnez-le, ou dites que vous ne vous prononcez pas, puis refaites l’export.`

/** Words for opinions where a person's data is shown and exported. */
export const opinionRecordWords: ApplicationRecordWords = {
  label: 'Avis sur ses candidatures',
  onApplicationOf: (whose) => `Avis sur la candidature de ${whose}`,
  hidden: hiddenOpinionsSentence,
  exported: (stored) => ({
    avis: stored.readable.map(({ at, opinion, sentence }) => ({
      le: at,
      avis: opinion === null || opinion === undefined ? null : (opinionLabels[opinion] ?? opinion),
      texte: sentence,
    })),
    ...(stored.hidden > 0 && { avisAbsents: hiddenOpinionsSentence(stored.hidden) }),
  }),
}
