import { cache } from 'react'
import type {
  ApplicationPanel,
  PanelProps,
} from '@/components/admin/jobApplications/applicationPanel'
import { findOpinions } from '../queries/findOpinions'
import { AskedNotice } from './AskedNotice'
import { NotesPanel } from './NotesPanel'
import { Opinions } from './Opinions'

// Both panels show parts of the same data, so that it is read once.
const opinionsOn = cache(findOpinions)

async function RequestPanel({ application, req }: PanelProps) {
  const { askedBy, isAsked, opinions } = await opinionsOn(req, application.id)
  if (!isAsked) return null
  return (
    <AskedNotice
      application={application.id}
      askedBy={askedBy}
      hasGiven={opinions.some(({ isOwn }) => isOwn)}
    />
  )
}

async function OpinionsPanel({ application, req, timezone }: PanelProps) {
  return (
    <Opinions
      {...(await opinionsOn(req, application.id))}
      application={application.id}
      timezone={timezone}
    />
  )
}

export const opinionPanels: readonly ApplicationPanel[] = [
  { name: 'asked', place: 'notice', Panel: RequestPanel },
  { name: 'opinions', place: 'aside', Panel: OpinionsPanel },
  { name: 'notes', place: 'aside', Panel: NotesPanel },
]
