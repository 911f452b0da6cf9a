import { cache } from 'react'
import type { ApplicationPanelProps } from '@/components/admin/jobApplications/applicationPanel'
import type { PluginDocumentViewer } from '@/components/admin/jobApplications/documentReader'
import { findSearchedWordForms } from '@/src/plugins/document-reading/queries/findSearchedWordForms'
import { readDocumentWordsFromUrl } from '@/src/plugins/document-reading/queries/readDocumentWordsFromUrl'
import { splitTextByHighlight } from '@/src/plugins/document-reading/rules/searchHits'
import { findDocumentStates } from '../queries/findDocumentStates'
import { DocumentViewer } from './DocumentViewer'
import { MarkedText } from './MarkedText'

// The words are cached, because the letter and both files highlight the same ones.
const findSearchedWordFormsOnce = cache(
  (req: ApplicationPanelProps['req'], application: number, list: string) =>
    findSearchedWordForms(req.payload, [application], readDocumentWordsFromUrl(req.payload, list)),
)

const findDocumentStatesOnce = cache((req: ApplicationPanelProps['req'], ...files: number[]) =>
  findDocumentStates(req.payload, files),
)

/** The content of the files and of the cover letter, with the searched words highlighted. */
export const documentReader: PluginDocumentViewer = {
  async File({ application, file, origin, req }) {
    const { cv, coverLetterFile } = application
    const [sought, states] = await Promise.all([
      findSearchedWordFormsOnce(req, application.id, origin.list),
      findDocumentStatesOnce(req, ...[cv, coverLetterFile].flatMap((one) => one?.id ?? [])),
    ])
    return <DocumentViewer file={file} sought={sought} state={states[file.id]} />
  },
  async Letter({ application, origin, req, text }) {
    const sought = await findSearchedWordFormsOnce(req, application.id, origin.list)
    return <MarkedText parts={splitTextByHighlight(text, sought)} />
  },
}
