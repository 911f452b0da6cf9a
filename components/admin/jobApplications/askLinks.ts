import { linkWords as words } from '@/src/content/admin/applicationLinks'
import { NO_ADDRESS } from '@/src/domain/people/retention'

const MOST_FOUND = 8

export type FoundApplication = {
  id: number
  candidateName: string
  candidateEmail: string
  candidatePhone?: string | null
  jobTitle: string
  createdAt: string
}
export type Found = { applications: FoundApplication[]; isWhole: boolean }

/** The latest applications that this name, address or number finds, without those known already. */
export async function searchApplications(typed: string, known: number[]): Promise<Found | null> {
  const asked = new URLSearchParams({
    depth: '0',
    limit: String(MOST_FOUND),
    sort: '-createdAt',
    'where[and][0][searchText][like]': typed,
    'where[and][1][isSpam][equals]': 'false',
    'where[and][2][id][not_in]': known.join(),
    'where[and][3][candidateEmail][not_equals]': NO_ADDRESS,
  })
  for (const field of FIELDS) asked.set(`select[${field}]`, 'true')
  const answer = await ask(`/api/job-applications?${asked}`, 'GET')
  if (!answer?.ok) return null
  const found: { docs: FoundApplication[]; totalDocs: number } = await answer.json()
  return { applications: found.docs, isWhole: found.docs.length === found.totalDocs }
}

const FIELDS = ['candidateName', 'candidateEmail', 'candidatePhone', 'jobTitle', 'createdAt']

type Linked = { ok: true; link: number } | { ok: false; problem: string }

export async function linkApplications(first: number, second: number): Promise<Linked> {
  const answer = await ask('/api/application-links?depth=0', 'POST', { first, second })
  const told: Told | null = (await answer?.json().catch(() => null)) ?? null
  if (answer?.ok && told?.doc) return { ok: true, link: told.doc.id }
  const problem = told?.errors?.[0]?.data?.errors?.[0]?.message ?? words.linkFailed
  return { ok: false, problem }
}

type Told = {
  doc?: { id: number }
  errors?: { data?: { errors?: { message?: string }[] } }[]
}

export async function unlinkApplications(link: number): Promise<boolean> {
  const answer = await ask(`/api/application-links/${link}`, 'DELETE')
  return answer?.ok === true
}

const ask = (address: string, method: 'GET' | 'POST' | 'DELETE', sent?: object) =>
  fetch(address, {
    method,
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: sent && JSON.stringify(sent),
  }).catch(() => null)
