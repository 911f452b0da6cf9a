import type {
  ApplicationPanelProps,
  PluginApplicationPanel,
} from '@/components/admin/jobApplications/applicationPanel'
import { NOTE_FIELD_ID } from '@/src/domain/admin/noteField'
import { readDocumentWordsFromUrl } from '@/src/plugins/document-reading/queries/readDocumentWordsFromUrl'
import {
  applicationListPath,
  findApplicationNeighbours,
  neighbourApplicationUrl,
} from './findApplicationNeighbours'
import { KeyboardShortcutsHelp } from './KeyboardShortcutsHelp'
import { NeighbourApplicationLinks } from './NeighbourApplicationLinks'
import { OpenNextAfterDecisionSwitch } from './OpenNextAfterDecisionSwitch'
import { PreloadNextCv } from './PreloadNextCv'
import { RecordApplicationReading } from './RecordApplicationReading'
import { ReviewSummary } from './ReviewSummary'

async function RecordReadingPanel({ application }: ApplicationPanelProps) {
  return <RecordApplicationReading id={application.id} updatedAt={application.updatedAt} />
}

async function NeighbourLinksPanel(page: ApplicationPanelProps) {
  const { next, nextPending, pendingLeft, place, previous } = await findApplicationNeighbours(page)
  const { list } = page.origin
  const folder = applicationListPath(page.req)
  return (
    <>
      <NeighbourApplicationLinks
        list={list === '' ? folder : `${folder}?${list}`}
        next={neighbourApplicationUrl(page, next)}
        nextPending={neighbourApplicationUrl(page, nextPending)}
        pendingLeft={pendingLeft}
        place={place}
        previous={neighbourApplicationUrl(page, previous)}
      />
      <OpenNextAfterDecisionSwitch />
      <KeyboardShortcutsHelp noteField={NOTE_FIELD_ID} />
    </>
  )
}

async function ReviewSummaryPanel(page: ApplicationPanelProps) {
  const { isPending, nextPending } = await findApplicationNeighbours(page)
  return !isPending && nextPending === null ? <ReviewSummary list={page.origin.list} /> : null
}

async function PreloadNextCvPanel(page: ApplicationPanelProps) {
  const { origin, req } = page
  const { onward } = await findApplicationNeighbours(page)
  if (onward === null) return null
  return (
    <PreloadNextCv
      application={onward}
      req={req}
      words={readDocumentWordsFromUrl(req.payload, origin.list)}
    />
  )
}

export const documentReadingPanels: readonly PluginApplicationPanel[] = [
  { name: 'reading', place: 'start', Panel: RecordReadingPanel },
  { name: 'neighbours', place: 'tools', Panel: NeighbourLinksPanel },
  { name: 'review', place: 'proposals', Panel: ReviewSummaryPanel },
  { name: 'preload', place: 'documents', Panel: PreloadNextCvPanel },
]
