import { discardBody, type Failure, request } from '@/components/admin/request/request'
import { ANONYMISED_EMAIL } from '@/src/domain/people/retention'
import { applicationLinkWords as words } from '@/src/plugins/linked-persons/words/admin/applicationLinks'

const MAX_FOUND_APPLICATIONS = 8

export type FoundApplication = {
  id: number
  candidateName: string
  candidateEmail: string
  candidatePhone?: string | null
  jobTitle: string
  createdAt: string
}
export type ApplicationSearchResult = { applications: FoundApplication[]; isWhole: boolean }

/** Finds the latest applications that match this text, without the known ones. */
export async function searchApplicationsToLink(
  typed: string,
  linkedIds: number[],
): Promise<ApplicationSearchResult | null> {
  const query = new URLSearchParams({
    depth: '0',
    limit: String(MAX_FOUND_APPLICATIONS),
    sort: '-createdAt',
    'where[and][0][searchText][like]': typed,
    'where[and][1][isSpam][equals]': 'false',
    'where[and][2][id][not_in]': linkedIds.join(),
    'where[and][3][candidateEmail][not_equals]': ANONYMISED_EMAIL,
  })
  for (const field of APPLICATION_SEARCH_FIELDS) query.set(`select[${field}]`, 'true')
  const reply = await request<{ docs: FoundApplication[]; totalDocs: number }>(
    `/api/job-applications?${query}`,
  )
  if (!reply.ok) return null
  const { docs, totalDocs } = reply.body
  return { applications: docs, isWhole: docs.length === totalDocs }
}

const APPLICATION_SEARCH_FIELDS = [
  'candidateName',
  'candidateEmail',
  'candidatePhone',
  'jobTitle',
  'createdAt',
]

export const linkApplications = (first: number, second: number) =>
  request<{ doc: { id: number } }>('/api/application-links?depth=0', {
    method: 'POST',
    body: { first, second },
  })

/** Returns the error of the field, because Payload's general message does not name the field. */
export const linkErrorText = ({ fields }: Failure) => Object.values(fields)[0] ?? words.linkFailed

export const unlinkApplications = (link: number) =>
  request(`/api/application-links/${link}`, { method: 'DELETE' }, discardBody)
