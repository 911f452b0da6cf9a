import type { AuditedPersonName } from '@/src/plugins/audit-screens/rules/auditNames'
import { auditObjectText, type ShownAuditEntry } from './auditObjects'
import { auditVerb } from './auditVerbs'

/**
 * A sentence in three parts, the middle of which can be a link; and the details that it does not
 * contain.
 */
export type AuditSentence = {
  before: string
  object: string
  after: string
  details: string | null
}

/** The action, to follow the name of the actor. */
export function auditSentence(
  entry: ShownAuditEntry,
  currentName: AuditedPersonName | undefined,
): AuditSentence {
  const { tellsDetails, verb } = auditVerb(entry)
  const [before = '', after] = verb.split('{}')
  const details = tellsDetails ? null : entry.details
  if (after === undefined) return { before, object: '', after: '', details }
  return { ...mergeFrenchArticle(before, auditObjectText(entry, currentName)), after, details }
}

// Contracts « de » and « à », which merge with the following article or lose their vowel.
function mergeFrenchArticle(before: string, object: string) {
  const article = /^(le|les) /.exec(object)?.[1]
  if (article && before.endsWith(' de ')) {
    const short = article === 'le' ? 'du ' : 'des '
    return { before: before.slice(0, -3) + short, object: object.slice(article.length + 1) }
  }
  if (article && before.endsWith(' à ')) {
    const short = article === 'le' ? 'au ' : 'aux '
    return { before: before.slice(0, -2) + short, object: object.slice(article.length + 1) }
  }
  const isElided = before.endsWith(' de ') && /^[aeiouhâàäéèêëîïôöûü]/i.test(object)
  return { before: isElided ? `${before.slice(0, -2)}’` : before, object }
}

export const auditListWords = {
  times: (count: number, first = '', last = '') =>
    `${count.toLocaleString('fr-FR')} fois, ${first === last ? last : `de ${first} à ${last}`}`,
  count: (total: number) => `${total.toLocaleString('fr-FR')} ${total > 1 ? 'entrées' : 'entrée'}`,
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  seeEntry: 'Voir l’entrée',
  entryAt: (time: string) => `Entrée de ${time}`,
  empty: 'Aucune entrée ne répond à cette recherche et à cette période.',
} as const
