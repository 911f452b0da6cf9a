import type { PluginPublicationControl } from '@/components/admin/document/publicationControl'
import { plannedChangesControl } from './scheduled-changes/admin/plannedChangesControl'

/** The controls of plugins beside the publication status of a document. */
export const publicationControls: readonly PluginPublicationControl[] = [plannedChangesControl]
