import { cache } from 'react'
import type { FindOnward, PanelProps } from '@/components/admin/jobApplications/applicationPanel'
import { urlWithinList } from '@/src/domain/admin/listUrl'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/submissions/applicationStatus'
import { findNeighbourApplications } from '../queries/findNeighbourApplications'

type Page = Pick<PanelProps, 'application' | 'origin' | 'req'>

const findNeighbours = cache(findNeighbourApplications)

/** The neighbours of an application in the list from which it was opened, found once per page. */
export async function neighboursOf({ application, origin, req }: Page) {
  const neighbours = await findNeighbours(req, application, origin)
  const isPending = application.status === INITIAL_APPLICATION_STATUS
  const onward = isPending ? neighbours.nextPending : neighbours.next
  return { ...neighbours, isPending, onward }
}

/** Base URL of the list. */
export const adminFolderPath = ({ payload }: Page['req']) =>
  `${payload.config.routes.admin}/collections/job-applications`

/** URL of a neighbour; null for none. */
export const applicationUrl = ({ application, origin, req }: Page, neighbour: number | null) =>
  neighbour === null
    ? null
    : urlWithinList(origin.list, `${adminFolderPath(req)}/${neighbour}`, [
        ...origin.passed,
        application.id,
      ])

export const onwardInList: FindOnward = async (page) =>
  applicationUrl(page, (await neighboursOf(page)).onward)
