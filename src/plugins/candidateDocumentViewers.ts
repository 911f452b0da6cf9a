import type { PluginDocumentViewer } from '@/components/admin/jobApplications/documentReader'
import { documentReader } from './document-reading/admin/documentReader'

/** The plugins that show candidates' documents. The first entry is used. */
export const candidateDocumentViewers: readonly PluginDocumentViewer[] = [documentReader]
