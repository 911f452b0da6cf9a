import { cache } from 'react'
import type { PanelProps } from '@/components/admin/jobApplications/applicationPanel'
import type { DocumentReader } from '@/components/admin/jobApplications/documentReader'
import { documentWordsIn } from '../queries/documentWordsIn'
import { findDocumentStates } from '../queries/findDocumentStates'
import { findSearchedForms } from '../queries/findSearchedForms'
import { highlightedText } from '../rules/hits'
import { FileReading } from './FileReading'
import { MarkedText } from './MarkedText'

// The letter and both files highlight the same words.
const searchedFormsOn = cache((req: PanelProps['req'], application: number, list: string) =>
  findSearchedForms(req.payload, [application], documentWordsIn(req.payload, list)),
)

const statesOn = cache((req: PanelProps['req'], ...files: number[]) =>
  findDocumentStates(req.payload, files),
)

/** The content of the files and of the cover letter, with the searched words highlighted. */
export const documentReader: DocumentReader = {
  async File({ application, file, origin, req }) {
    const { cv, coverLetterFile } = application
    const [sought, states] = await Promise.all([
      searchedFormsOn(req, application.id, origin.list),
      statesOn(req, ...[cv, coverLetterFile].flatMap((one) => one?.id ?? [])),
    ])
    return <FileReading file={file} sought={sought} state={states[file.id]} />
  },
  async Letter({ application, origin, req, text }) {
    const sought = await searchedFormsOn(req, application.id, origin.list)
    return <MarkedText parts={highlightedText(text, sought)} />
  },
}
