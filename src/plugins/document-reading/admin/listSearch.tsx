import type { ListViewServerProps } from 'payload'
import type { ApplicationSearch } from '@/components/admin/jobApplications/applicationSearch'
import { countUnread } from '@/src/plugins/document-reading/queries/countUnread'
import { documentWordsIn } from '@/src/plugins/document-reading/queries/documentWordsIn'
import { findPassages } from '@/src/plugins/document-reading/queries/findPassages'
import { DocumentSearch } from './DocumentSearch'
import { FoundPassages } from './FoundPassages'

/** Search of words in documents: the field, and the passages that the rows show. */
export const documentSearch: ApplicationSearch = {
  name: 'documents',
  async Field({ payload, user }) {
    return <DocumentSearch progress={await countUnread(payload, user)} />
  },
  async Results({ children, data, payload, searchParams, user }) {
    const ids = data.docs.map(({ id }: { id: number }) => id)
    const words = documentWordsIn(payload, queryString(searchParams))
    const passages = await findPassages(payload, { ids, words, user })
    return <FoundPassages passages={passages}>{children}</FoundPassages>
  },
}

/** The query string of the list's URL. */
const queryString = (searchParams: ListViewServerProps['searchParams']) =>
  new URLSearchParams(
    Object.entries(searchParams ?? {}).flatMap(([name, values]) =>
      [values ?? []].flat().map((value) => [name, value]),
    ),
  ).toString()
