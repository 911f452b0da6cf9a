import { cache } from 'react'
import type {
  ApplicationPanelProps,
  PluginApplicationPanel,
} from '@/components/admin/jobApplications/applicationPanel'
import { findOpinions } from '../queries/findOpinions'
import { NotesPanel } from './NotesPanel'
import { OpinionRequestNotice } from './OpinionRequestNotice'
import { OpinionsSection } from './OpinionsSection'

// The opinions are read once for both panels, which show parts of them.
const findOpinionsOnce = cache(findOpinions)

async function OpinionRequestPanel({ application, req }: ApplicationPanelProps) {
  const { askedBy, isAsked, opinions } = await findOpinionsOnce(req, application.id)
  if (!isAsked) return null
  return (
    <OpinionRequestNotice
      application={application.id}
      askedBy={askedBy}
      hasGiven={opinions.some(({ isOwn }) => isOwn)}
    />
  )
}

async function OpinionsPanel({ application, req, timezone }: ApplicationPanelProps) {
  return (
    <OpinionsSection
      {...(await findOpinionsOnce(req, application.id))}
      application={application.id}
      timezone={timezone}
    />
  )
}

export const opinionPanels: readonly PluginApplicationPanel[] = [
  { name: 'asked', place: 'notice', Panel: OpinionRequestPanel },
  { name: 'opinions', place: 'aside', Panel: OpinionsPanel },
  { name: 'notes', place: 'aside', Panel: NotesPanel },
]
