import { auditTargetLabel } from '@/src/content/admin/auditWords'
import { jobOfferStatusTexts } from '@/src/content/admin/jobOfferStatusTexts'
import { formatCount } from '@/src/content/admin/visitStats'
import type { AuditTarget } from '@/src/domain/audit/audit'
import type { DailySiteEvent } from '@/src/plugins/statistics/rules/siteEvents'

/** Describes a change that visitors could notice, without author; null for any other. */
export function describeSiteEvent(event: DailySiteEvent): string | null {
  const words = siteEventSentence(event)
  return words && event.times > 1 ? `${words} (${formatCount(event.times)}\u00A0fois)` : words
}

export const sentMailsSentence = (mails: number) =>
  mails > 1
    ? `${formatCount(mails)}\u00A0e-mails envoyés à des candidats`
    : 'Un e-mail envoyé à un candidat'

function siteEventSentence({ action, target, subject, details }: DailySiteEvent): string | null {
  const about = subject ? `\u00A0: «\u00A0${subject}\u00A0»` : ''
  if (target === 'hero-settings') return 'Bannière d’accueil modifiée'
  if (target === 'job-offers') {
    if (action === 'published') return `Offre mise en ligne${about}`
    if (action === 'trashed') return `Offre mise à la corbeille${about}`
    if (action === 'restored') return `Offre sortie de la corbeille${about}`
    const status = details?.split(' → ').at(-1)
    if (status === jobOfferStatusTexts.active) return `Offre mise en ligne${about}`
    return status === jobOfferStatusTexts.inactive ? `Offre retirée du site${about}` : null
  }
  if (action === 'published') return publishedPageSentence(target, subject)
  if (action === 'trashed') return `Page mise à la corbeille${about}`
  return action === 'restored' ? `Page sortie de la corbeille${about}` : null
}

const publishedPageSentence = (target: AuditTarget, subject: string | null) =>
  `Page mise en ligne\u00A0: «\u00A0${subject ?? auditTargetLabel(target)}\u00A0»`
