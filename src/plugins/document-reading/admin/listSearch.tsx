import type { ListViewServerProps } from 'payload'
import type { PluginApplicationListExtension } from '@/components/admin/jobApplications/applicationSearch'
import { findPassages } from '@/src/plugins/document-reading/queries/findPassages'
import { readDocumentReadingProgress } from '@/src/plugins/document-reading/queries/readDocumentReadingProgress'
import { readDocumentWordsFromUrl } from '@/src/plugins/document-reading/queries/readDocumentWordsFromUrl'
import { DocumentSearchForm } from './DocumentSearchForm'
import { FoundPassagesProvider } from './FoundPassagesProvider'

/** Search of words in documents: a field, and the passages that the rows show. */
export const documentSearchListExtension: PluginApplicationListExtension = {
  name: 'documents',
  async Field({ payload, user }) {
    return <DocumentSearchForm progress={await readDocumentReadingProgress(payload, user)} />
  },
  async Results({ children, data, payload, searchParams, user }) {
    const ids = data.docs.map(({ id }: { id: number }) => id)
    const words = readDocumentWordsFromUrl(payload, toQueryString(searchParams))
    const passages = await findPassages(payload, { ids, words, user })
    return <FoundPassagesProvider passages={passages}>{children}</FoundPassagesProvider>
  },
}

/** The query string of the list's URL. */
const toQueryString = (searchParams: ListViewServerProps['searchParams']) =>
  new URLSearchParams(
    Object.entries(searchParams ?? {}).flatMap(([name, values]) =>
      [values ?? []].flat().map((value) => [name, value]),
    ),
  ).toString()
