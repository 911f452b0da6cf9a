import type {
  ApplicationPanelProps,
  PluginApplicationPanel,
} from '@/components/admin/jobApplications/applicationPanel'
import notice from '@/components/admin/notice/ActionNotice.module.css'
import { formatDateTime } from '@/src/content/dates'
import { isAnonymisedEmail } from '@/src/domain/people/retention'
import { findMailRefusals } from '../queries/findMailRefusals'
import { unreachableAddressWords as words } from '../words/admin'

async function UnreachableAddressPanel({ application, req, timezone }: ApplicationPanelProps) {
  const { id, candidateEmail, candidatePhone } = application
  if (isAnonymisedEmail(candidateEmail)) return null
  const refusal = (await findMailRefusals(req.payload, [id])).get(id)
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
