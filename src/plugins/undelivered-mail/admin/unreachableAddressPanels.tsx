import type {
  ApplicationPanelProps,
  PluginApplicationPanel,
} from '@/components/admin/jobApplications/applicationPanel'
import notice from '@/components/admin/notice/ActionNotice.module.css'
import { formatDateTime } from '@/src/content/dates'
import { isAnonymisedEmail } from '@/src/domain/people/retention'
import { findCandidateMailRefusal } from '../queries/findCandidateMailRefusal'
import { unreachableAddressWords as words } from '../words/admin'

async function UnreachableAddressPanel({ application, req, timezone }: ApplicationPanelProps) {
  const { candidateEmail, candidatePhone } = application
  if (isAnonymisedEmail(candidateEmail)) return null
  const refusal = await findCandidateMailRefusal(req.payload, application)
  if (!refusal) return null
  return (
    <div className={notice.notice}>
      <p>
        <strong>{words.title}</strong>
      </p>
      <p>{words.refused(formatDateTime(refusal.triedAt, timezone), refusal.reply)}</p>
      {candidatePhone ? (
        <p>
          <span>{words.call}</span> <a href={`tel:${candidatePhone}`}>{candidatePhone}</a>
        </p>
      ) : (
        <p>{words.noPhone}</p>
      )}
    </div>
  )
}

export const unreachableAddressPanels: readonly PluginApplicationPanel[] = [
  { name: 'unreachable-address', place: 'notice', Panel: UnreachableAddressPanel },
]
