import type {
  ApplicationPanel,
  PanelProps,
} from '@/components/admin/jobApplications/applicationPanel'
import { NOTE_FIELD } from '@/src/domain/admin/noteField'
import { documentWordsIn } from '../queries/documentWordsIn'
import { ChainSwitch } from './ChainSwitch'
import { Neighbours } from './Neighbours'
import { NextDocument } from './NextDocument'
import { adminFolderPath, applicationUrl, neighboursOf } from './neighboursOf'
import { ReadingNote } from './ReadingNote'
import { ReviewSummary } from './ReviewSummary'
import { Shortcuts } from './Shortcuts'

async function ReadingPanel({ application }: PanelProps) {
  return <ReadingNote id={application.id} updatedAt={application.updatedAt} />
}

async function ToolsPanel(page: PanelProps) {
  const { next, nextPending, pendingLeft, place, previous } = await neighboursOf(page)
  const { list } = page.origin
  const folder = adminFolderPath(page.req)
  return (
    <>
      <Neighbours
        list={list === '' ? folder : `${folder}?${list}`}
        next={applicationUrl(page, next)}
        nextPending={applicationUrl(page, nextPending)}
        pendingLeft={pendingLeft}
        place={place}
        previous={applicationUrl(page, previous)}
      />
      <ChainSwitch />
      <Shortcuts noteField={NOTE_FIELD} />
    </>
  )
}

async function ReviewPanel(page: PanelProps) {
  const { isPending, nextPending } = await neighboursOf(page)
  return !isPending && nextPending === null ? <ReviewSummary list={page.origin.list} /> : null
}

async function PreloadPanel(page: PanelProps) {
  const { origin, req } = page
  const { onward } = await neighboursOf(page)
  if (onward === null) return null
  return (
    <NextDocument
      application={onward}
      req={req}
      words={documentWordsIn(req.payload, origin.list)}
    />
  )
}

export const readingPanels: readonly ApplicationPanel[] = [
  { name: 'reading', place: 'start', Panel: ReadingPanel },
  { name: 'neighbours', place: 'tools', Panel: ToolsPanel },
  { name: 'review', place: 'proposals', Panel: ReviewPanel },
  { name: 'preload', place: 'documents', Panel: PreloadPanel },
]
