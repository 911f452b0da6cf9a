import { cache } from 'react'
import type {
  ApplicationPanelProps,
  FindNextApplicationUrl,
} from '@/components/admin/jobApplications/applicationPanel'
import { documentUrlWithListQuery } from '@/src/domain/admin/listUrl'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/submissions/applicationStatus'
import { findNeighbourApplications } from '@/src/plugins/document-reading/queries/findNeighbourApplications'

type ApplicationPageContext = Pick<ApplicationPanelProps, 'application' | 'origin' | 'req'>

const findNeighboursOnce = cache(findNeighbourApplications)

/** Finds the neighbours of an application in the list from which it was opened, once per page. */
export async function findApplicationNeighbours({
  application,
  origin,
  req,
}: ApplicationPageContext) {
  const neighbours = await findNeighboursOnce(req, application, origin)
  const isPending = application.status === INITIAL_APPLICATION_STATUS
  const onward = isPending ? neighbours.nextPending : neighbours.next
  return { ...neighbours, isPending, onward }
}

/** Base URL of the list. */
export const applicationListPath = ({ payload }: ApplicationPageContext['req']) =>
  `${payload.config.routes.admin}/collections/job-applications`

/** URL of a neighbour; null for none. */
export const neighbourApplicationUrl = (
  { application, origin, req }: ApplicationPageContext,
  neighbour: number | null,
) =>
  neighbour === null
    ? null
    : documentUrlWithListQuery(origin.list, `${applicationListPath(req)}/${neighbour}`, [
        ...origin.passed,
        application.id,
      ])

export const findNextApplicationUrl: FindNextApplicationUrl = async (page) =>
  neighbourApplicationUrl(page, (await findApplicationNeighbours(page)).onward)
