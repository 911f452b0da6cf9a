import type { PluginDocumentReader } from '@/components/admin/jobApplications/documentReader'
import { documentReader } from './document-reading/admin/documentReader'

/** What shows the content of candidates' documents. The first entry counts. */
export const documentReaders: readonly PluginDocumentReader[] = [documentReader]
