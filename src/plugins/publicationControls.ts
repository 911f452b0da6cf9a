import type { PublicationControl } from '@/components/admin/document/publicationControl'
import { plannedControl } from './scheduled-changes/admin/plannedControl'

/** What plugins show beside the publication status of a document. */
export const publicationControls: readonly PublicationControl[] = [plannedControl]
